-- A number of a bank, a slip, a bill or a voucher as it is compared: its letters and digits without the words that say
-- what kind of number it is (UTR, RRN, Ref no.) and without zeros in front, which a spreadsheet drops. Null where
-- nothing is left. Unique indexes of prisma/sql/constraints use it: whoever changes it drops them by a migration, so
-- that their files make them again. transactionNumberKey() of the contracts keeps the same rule. Groups that capture and looks
-- ahead would make it twenty times as slow.
create or replace function transaction_number_key(p_number text) returns text language plpgsql immutable strict as $$
declare
  number text := public.plain_number(p_number);
begin
  if number ~ '^[1-9]' then
    return number;
  end if;
  -- Words alone say nothing of what kind they are.
  if number ~ '[0-9]' then
    number := regexp_replace(number, '^(?:(?:UTR|RRN|REF(?:ERENCE)?|TXN|TRANSACTION|UPI|IMPS|NEFT|RTGS|CHQ|CHEQUE|SLIP|BILL|VOUCHER)'
      '(?:NUMBER|NUM|NO|ID)?)+', '');
  end if;
  if number ~ '^(?:NUMBER|NO)[0-9]' then
    number := regexp_replace(number, '^(?:NUMBER|NO)', '');
  end if;
  return public.without_zeros(number);
end $$;
