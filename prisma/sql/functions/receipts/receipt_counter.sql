-- Returns the counter that gives the receipt of a payment: for money that came online the one that gives those, whoever
-- credits it; otherwise that of the person who credits it, if it is of the branch that took the money, or the first one there.
create or replace function receipt_counter(p_ctx jsonb, p_source text, p_branch smallint) returns smallint language plpgsql stable as $$
declare
  counter smallint;
begin
  if p_source = 'online' then
    select id into counter from counters where gives_online;
  else
    select c.id into counter from users u join counters c on c.id = u.counter_id
    where u.id = (p_ctx ->> 'actorId')::bigint and c.branch_id = p_branch and c.closed_at is null;
  end if;
  return coalesce(counter, first_counter(p_branch));
end $$;
