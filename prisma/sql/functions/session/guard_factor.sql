-- A factor stays its person's and what it is; what was used is not good again, and what was removed does not come back.
create or replace function guard_factor() returns trigger language plpgsql as $$
begin
  if (new.id, new.user_id, new.kind, new.created_at) is distinct from (old.id, old.user_id, old.kind, old.created_at)
    or new.credential_id is distinct from old.credential_id or new.user_handle is distinct from old.user_handle
    or old.removed_at is not null
    or new.last_step < old.last_step or (new.last_step is null and old.last_step is not null)
    or new.sign_count < old.sign_count then
    raise exception 'a factor is used forward, and removed for good' using errcode = 'TH500';
  end if;
  return new;
end $$;
