-- pending becomes approved or rejected, and nothing else. What was asked for stays as it was asked, and the book promises what the
-- version promises that it was asked for. Only an application that was never verified may be deleted.
create or replace function guard_request() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.email_verified_at is not null then
      raise exception 'requests are kept' using errcode = 'TH500';
    end if;
    return old;
  end if;
  if (new.client_status <> old.client_status and old.client_status <> 'pending')
    or (new.book_status <> old.book_status and old.book_status <> 'pending') then
    perform refuse('TH409', 'request_already_decided', jsonb_build_object('status', old.book_status));
  end if;
  if (new.kind, new.name, new.email, new.mobile, new.scheme_id, new.scheme_version_id, new.amount_paise, new.terms_version,
      new.nominees, new.terms_accepted_at, new.created_at)
    is distinct from (old.kind, old.name, old.email, old.mobile, old.scheme_id, old.scheme_version_id, old.amount_paise, old.terms_version,
      old.nominees, old.terms_accepted_at, old.created_at)
    or (old.book_id is not null and new.book_id is distinct from old.book_id)
    or (old.email_verified_at is not null and new.email_verified_at is distinct from old.email_verified_at) then
    raise exception 'a request stays as it was asked' using errcode = 'TH500';
  end if;
  if new.book_id is not null and not exists (select from books where id = new.book_id and client_id = new.client_id) then
    raise exception 'book % is not of client %', new.book_id, new.client_id using errcode = 'TH500';
  end if;
  if new.book_id is distinct from old.book_id and not exists (
    select from books where id = new.book_id and promises_alike(scheme_version_id, new.scheme_version_id)) then
    raise exception 'book % promises something else than was asked for', new.book_id using errcode = 'TH500';
  end if;
  return new;
end $$;
