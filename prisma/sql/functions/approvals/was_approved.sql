-- Whether a call that is carried out was shown to others before: somebody else approved it, or nobody took it back while it waited
-- for its delay, of which every Admin got a mail.
create or replace function was_approved(p_ctx jsonb) returns boolean language sql immutable as $$
  select p_ctx ->> 'approval' is not null;
$$;
