-- What the columns of a journal say fits together: journal_fits() names the rule that is broken.
alter table journals
  drop constraint if exists journals_check,
  add constraint journals_check check (journal_fits(journals));
-- By this a bank's slip or statement line is looked for among the journals of no book, as free_reference() compares them.
create index if not exists journals_bank_reference_idx
  on journals (source, transaction_number_key(split_part(source_ref, '~', 1))) where book_id is null;
