-- Whether a number has a letter or a digit that is neither one of A to Z nor one that plain_number() reads: of another
-- script, or a letter of a flag or 11 to 20 in a circle. Nothing that is entered from now on has: a Cyrillic letter
-- looks like another one. typedNumber() of the contracts keeps the same rule.
create or replace function has_foreign_letter(p_number text) returns boolean language plpgsql immutable as $$
begin
  if p_number !~ '[^[:ascii:]]' then
    return false;
  end if;
  return exists (
    select from regexp_split_to_table(normalize(p_number, NFKC), '') as sign
    where sign collate pg_unicode_fast ~ '[[:alnum:]⓫-⓴🇦-🇿]' and plain_number(sign) is null);
end $$;
