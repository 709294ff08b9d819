-- Whether an Admin made a count of the safe, or somebody else approved it (docs/money.md, "Cash and bank"). What was counted
-- before this rule is not weighed again.
alter table safe_counts
  add column confirmed_by text default 'approval',
  add constraint safe_counts_confirmed_by_check check (confirmed_by in ('admin', 'approval'));
alter table safe_counts alter column confirmed_by drop default;
