-- The transitions of a book's status, whoever changes it. guard_withdrawn_book() says who may withdraw one.
create or replace function keep_book_arrows() returns trigger language plpgsql as $$
begin
  if old.status = 'Settled' then
    perform refuse('TH409', 'book_settled', jsonb_build_object('book', old.number));
  elsif (old.status, new.status) not in (('Approved', 'Closed'), ('Closed', 'Approved'), ('Approved', 'Settled'),
    ('Closed', 'Settled'), ('Approved', 'Withdrawn')) then
    perform refuse('TH409', 'book_not_open', jsonb_build_object('book', old.number, 'status', old.status));
  end if;
  return new;
end $$;
