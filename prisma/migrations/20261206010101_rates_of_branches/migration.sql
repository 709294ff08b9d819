-- A rate may be of one branch. The shop's, without a branch, is of all branches but of those that had their own when it was set. Every
-- rate of before is the shop's, and of all.
alter table gold_rates
  add column branch_id smallint,
  add column left_out smallint[] default '{}',
  add constraint gold_rates_branch_id_fkey foreign key (branch_id) references branches (id) on update cascade on delete restrict,
  add constraint gold_rates_left_out_check check (branch_id is null or left_out = '{}');
create index gold_rates_branch_id_idx on gold_rates (branch_id) where branch_id is not null;

-- The first branch has the shop's. What was said of it before meant nothing and is not looked at.
alter table branches add constraint branches_own_rate_check check (id <> 1 or not has_own_rate) not valid;

-- A rate is asked for by the branch. sql/views makes the view again.
drop view if exists handed_over;
drop function if exists rate_of_day(date), rate_of_purity(date, text, timestamptz), gold_rate_for(scheme_versions, date),
  next_rate_of(date, text, timestamptz), last_rate_of(date, text, timestamptz), with_bill_rates(jsonb, date, text),
  terms_row_gold(payments, scheme_versions, bigint);
