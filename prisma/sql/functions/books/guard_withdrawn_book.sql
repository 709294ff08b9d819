-- A book is withdrawn only by undoing its import, and never comes back. A withdrawn client gets no books.
create or replace function guard_withdrawn_book() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    -- Waits for an undo that is under way; afterwards the client is not there.
    perform from clients where id = new.client_id for key share;
    if exists (select from clients where id = new.client_id and status = 'withdrawn') then
      perform refuse('TH404', 'client_not_found');
    end if;
  elsif old.status = 'withdrawn' or (new.status = 'withdrawn'
    and (old.status <> 'approved' or current_user = 'thangam_app')) then
    raise exception 'book % is withdrawn by undoing its import alone', old.id using errcode = 'TH500';
  end if;
  return new;
end $$;
