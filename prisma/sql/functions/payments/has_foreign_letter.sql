-- Whether a number has a letter or a digit that is neither one of A to Z nor one that transaction_number_key() reads. Nothing
-- that is entered from now on has: a Cyrillic letter looks like another one. typedNumber() of the contracts keeps the same rule.
create or replace function has_foreign_letter(p_number text) returns boolean language sql immutable as $$
  select p_number ~ '[^[:ascii:]]' and exists (
    select from regexp_split_to_table(normalize(p_number, NFKC), '') as sign
    where sign collate pg_unicode_fast ~ '[[:alnum:]]' and transaction_number_key(sign) is null);
$$;
