-- Appends a journal with its postings to its book's chain and moves the book's balance with it. The caller holds the
-- lock of the book and has filled in every column but the place in the chain. The commodity of a line is that of its
-- account.
create or replace function append_journal(
  p_journal journals, p_accounts smallint[], p_books bigint[], p_amounts bigint[], p_paise bigint, p_mg bigint,
  p_instalments int
) returns bigint language plpgsql as $$
declare
  journal journals := p_journal;
begin
  journal.id := nextval('journals_id_seq');
  select seq + 1, head_hash into strict journal.book_seq, journal.prev_hash
  from book_balances where book_id = journal.book_id;
  journal.hash := journal_hash(journal, p_accounts, p_books, p_amounts);
  insert into journals select journal.*;
  insert into postings (journal_id, line, account_id, book_id, commodity, amount)
  select journal.id, t.line, t.account, t.book, case when t.account in (21, 31) then 'GOLD' else 'INR' end, t.amount
  from unnest(p_accounts, p_books, p_amounts) with ordinality as t(account, book, amount, line);
  update book_balances set paid_paise = paid_paise + p_paise, weight_mg = weight_mg + p_mg,
    instalments_paid = instalments_paid + p_instalments, seq = journal.book_seq, head_hash = journal.hash
  where book_id = journal.book_id;
  return journal.id;
end $$;
