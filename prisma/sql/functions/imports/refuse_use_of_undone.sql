-- Refuses every use of a book, client or sign-in whose import is being undone, until it is withdrawn; of payments check_initial_status()
-- does. Its twin is
-- import_undo_blockers, which finds what was used before. A change of a person is worth another try: the answer is clear then.
create or replace function refuse_use_of_undone() returns trigger language plpgsql as $$
declare
  batches bigint[];
begin
  if tg_table_name = 'books' and tg_op = 'UPDATE' then
    select array_agg(batch_id) into batches from import_rows where book_id = new.id;
  elsif tg_table_name = 'books' then
    select array_agg(batch_id) into batches from import_rows where client_id = new.client_id and makes_client;
  elsif tg_table_name = 'clients' then
    select array_agg(batch_id) into batches from import_rows where client_id = new.id and makes_client;
  elsif tg_table_name = 'users' then
    select array_agg(batch_id) into batches from import_rows where user_id = new.id;
  else
    select array_agg(batch_id) into batches from import_rows
    where (client_id = new.client_id and makes_client) or user_id = new.user_id;
  end if;
  if batches is null or not is_one_undone(batches) then
    return new;
  elsif tg_table_name = 'books' and tg_op = 'UPDATE' then
    perform refuse('TH409', 'book_not_open', jsonb_build_object('status', 'withdrawn'));
  elsif tg_table_name = 'books' then
    perform refuse('TH404', 'client_not_found');
  end if;
  raise exception 'a record of % belongs to an import that is being undone', tg_table_name using errcode = '40001';
end $$;
