-- A number of a bank, a slip, a bill or a voucher as it is compared: in upper case, of the letters A to Z and the digits alone, so
-- that blanks, hyphens, signs that nobody sees and other forms of the same letter make no other number. Digits of the Indian and
-- Arabic scripts are digits. Null where nothing is left. Unique indexes of prisma/sql/constraints use it: whoever changes it
-- drops them by a migration, so that their files make them again. plainNumber() of the contracts keeps the same rule.
create or replace function transaction_number_key(p_number text) returns text
language sql immutable set search_path = public, pg_temp as $$
  select nullif(regexp_replace(upper(translate(normalize(p_number, NFKC),
    '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯'
    '୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯', repeat('0123456789', 11)) collate "C"), '[^A-Z0-9]', '', 'g'), '');
$$;
