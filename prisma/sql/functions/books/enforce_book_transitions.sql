-- The transitions of a book's status, whoever changes it. guard_withdrawn_book() says who may withdraw one.
create or replace function enforce_book_transitions() returns trigger language plpgsql as $$
begin
  if old.status = 'settled' then
    perform refuse('TH409', 'book_settled', jsonb_build_object('book', old.number));
  elsif (old.status, new.status) not in (('approved', 'closed'), ('closed', 'approved'), ('approved', 'settled'),
    ('closed', 'settled'), ('approved', 'withdrawn')) then
    perform refuse('TH409', 'book_not_open', jsonb_build_object('book', old.number, 'status', old.status));
  end if;
  return new;
end $$;
