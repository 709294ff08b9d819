-- How much of what is left over waits for its line of the bank's statement longer than money did before (docs/money.md, "Money that
-- stays left over"). What explains it does so as long as it waits.
alter table receipt_leftovers add column slower_paise bigint not null default 0,
  add constraint receipt_leftovers_slower_paise_check check (slower_paise between 0 and leftover_paise);

drop function if exists note_leftover(timestamptz, date, smallint, smallint, bigint),
  explained_leftover(smallint, smallint, date, bigint);
