-- Finishes a money operation: stores its answer for those who send the same request again, and returns it.
create or replace function finish_operation(p_ctx jsonb, p_answer jsonb) returns jsonb language plpgsql as $$
begin
  perform store_answer(p_ctx, p_answer);
  return p_answer;
end $$;
