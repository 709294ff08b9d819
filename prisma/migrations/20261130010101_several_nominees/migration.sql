-- A client names several people for a book, and each gets a share; together they get all of it (`check_nominee_shares`). Who was named
-- before for a part of it stays so until the next change.
drop index nominees_book_id_key;
create index nominees_book_id_idx on nominees (book_id) where ended_at is null;

-- `using` rewrites the rows without their triggers: what was decided stays what it was. Whom somebody named alone who still waits gets all.
alter table requests drop constraint requests_nominee_check;
alter table requests rename column nominee to nominees;
alter table requests
  alter column nominees type jsonb using case when nominees is null then '[]'
    when book_status = 'pending' then jsonb_build_array(nominees || '{"sharePercent": 100}')
    else jsonb_build_array(nominees) end,
  alter column nominees set default '[]',
  alter column nominees set not null,
  add constraint requests_nominees_check check (jsonb_typeof(nominees) = 'array');
