-- Who stands behind what a call counts besides whoever counted: somebody who approved it, or an Admin who counted. Null where an
-- Employee counted, and nobody else saw it.
create or replace function confirmed_by(p_ctx jsonb) returns text language sql immutable as $$
  select case
    when p_ctx -> 'approval' ->> 'approvedBy' is not null then 'approval'
    when p_ctx ->> 'actorType' = 'Admin' then 'admin' end;
$$;
