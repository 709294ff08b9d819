-- Whether an Admin made a count of the safe, or somebody else approved it (docs/money.md, "Cash and bank"). What was counted
-- before this rule is not weighed again.
alter table safe_counts add column is_confirmed boolean not null default true;
alter table safe_counts alter column is_confirmed drop default;
