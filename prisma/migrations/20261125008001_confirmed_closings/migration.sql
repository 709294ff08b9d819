-- Whether an Admin closed a day, or somebody else approved its close (docs/money.md, "The close of a day"). What was closed
-- before this rule is not weighed again.
alter table day_closings
  add column confirmed_by text default 'approval',
  add constraint day_closings_confirmed_by_check check (confirmed_by in ('admin', 'approval'));
alter table day_closings alter column confirmed_by drop default;
