-- Where the money that was paid is paid back, another part of the settlement takes the bonus alone.
alter table settlement_parts
  drop constraint settlement_parts_amounts_check,
  add constraint settlement_parts_amounts_check check (paise >= 0 and mg >= 0 and bonus_paise >= 0 and bonus_mg >= 0
    and paise + mg + bonus_paise + bonus_mg > 0
    and deducted_paise between 0 and paise and covered_mg between 0 and mg and to_pay_paise >= 0);
