-- Whether what a payment brought to its book is given out: the book is settled, or a part of it was after the payment was credited.
create or replace function is_settled_since(p_payment payments) returns boolean language sql stable as $$
  select exists (select from books where id = p_payment.book_id and status = 'settled')
    or exists (select from part_settlements s join journals j on j.source = 'payment' and j.source_ref = p_payment.id::text
      where s.book_id = p_payment.book_id and s.before_seq > j.book_seq);
$$;
