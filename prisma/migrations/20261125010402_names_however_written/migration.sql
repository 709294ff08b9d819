-- Numbers with B for 8 and strokes for 1 look alike from now on: prisma/sql/constraints makes these indexes again.
drop index if exists payments_look_alike_idx, payments_gateway_look_alike_idx, payments_bank_look_alike_idx, payments_number_parts_idx,
  payments_bank_number_parts_idx, settlements_look_alike_idx, settlements_payout_look_alike_idx, settlements_payout_parts_idx;

-- A gateway's name of money is compared without case and signs (docs/money.md, "Settlements of the gateway"). What became equal by
-- this rule stays as it is: the first line counts, each later one is marked. Names are printable ASCII signs.
alter table settlement_lines add column is_repeat boolean not null default false;
alter table settlement_lines disable trigger user;
with named as (
  select id, row_number() over (
    partition by gateway, kind, upper(regexp_replace(entity_id, '[^A-Za-z0-9]', '', 'g')), (kind = 'refund' and gross_paise > 0)
    order by id) as n
  from settlement_lines where entity_id ~ '[A-Za-z0-9]')
update settlement_lines l set is_repeat = true from named where named.id = l.id and named.n > 1;
alter table settlement_lines enable trigger user;
drop index settlement_lines_entity_key;
