-- Keeps a table append-only, for the owner of the database too.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'TH500';
end $$;
