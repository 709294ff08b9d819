-- Which payments no line of the statement had brought when somebody said why money was left over (docs/money.md, "Money that stays left
-- over"). What was said before named none.
alter table receipt_explanations add column payment_ids bigint[] default '{}';
