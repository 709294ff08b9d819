-- Refuses to change a refund that is done.
create or replace function refuse_change_of_done_refund() returns trigger language plpgsql as $$
begin
  raise exception 'the refund of payment % is done', old.payment_id using errcode = 'TH500';
end $$;
