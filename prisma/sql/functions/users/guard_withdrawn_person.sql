-- A client or a user is withdrawn only by undoing the import that made them, and never comes back.
create or replace function guard_withdrawn_person() returns trigger language plpgsql as $$
begin
  if current_user = 'thangam_app' or old.status = 'withdrawn' then
    raise exception '% % is withdrawn by undoing its import alone', tg_table_name, old.id using errcode = 'TH500';
  end if;
  return new;
end $$;
