-- Whether the undo of one of these imports has begun.
create or replace function is_one_undone(p_batches bigint[]) returns boolean language plpgsql as $$
begin
  return exists (select from unnest(p_batches) batch where is_being_undone(batch));
end $$;
