-- A number of a bank, a slip, a bill or a voucher as it is compared: its letters and digits without the words that say
-- what kind of number it is (UTR, RRN, Ref no.) and without zeros in front, which a spreadsheet drops. Null where
-- nothing is left. Unique indexes of prisma/sql/constraints use it: whoever changes it drops them by a migration, so
-- that their files make them again. transactionNumberKey() of the contracts keeps the same rule.
create or replace function transaction_number_key(p_number text) returns text
language sql immutable set search_path = public, pg_temp as $$
  select regexp_replace(regexp_replace(regexp_replace(plain_number(p_number),
    '^((UTR|RRN|REF(ERENCE)?|TXN|TRANSACTION|UPI|IMPS|NEFT|RTGS|CHQ|CHEQUE|SLIP|BILL|VOUCHER)'
    '(NUMBER|NUM|NO|ID)?)+(?=[A-Z]*[0-9])', ''),
    '^(NUMBER|NO)(?=[0-9])', ''), '^0+(?=.)', '');
$$;
