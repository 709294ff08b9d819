-- Whether somebody else approved a close, a count of the safe or a settlement, and whether whoever counted was an Admin, are two
-- things (docs/money.md, "The close of a day"). What was done before this rule is not weighed again.
alter table day_closings drop constraint day_closings_confirmed_by_check;
alter table day_closings alter column confirmed_by type boolean using (confirmed_by is not null);
alter table day_closings rename column confirmed_by to is_approved;
alter table day_closings alter column is_approved set not null, add column is_by_admin boolean not null default false;
alter table day_closings alter column is_by_admin drop default;

alter table safe_counts drop constraint safe_counts_confirmed_by_check;
alter table safe_counts alter column confirmed_by type boolean using (confirmed_by is not null);
alter table safe_counts rename column confirmed_by to is_approved;
alter table safe_counts alter column is_approved set not null, add column is_by_admin boolean not null default false;
alter table safe_counts alter column is_by_admin drop default;
drop function if exists confirmed_by(jsonb);

alter table settlements add column is_approved boolean not null default true;
alter table settlements alter column is_approved set default false;
create index settlements_business_day_idx on settlements (business_day);
