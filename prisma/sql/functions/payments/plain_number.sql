-- The letters A to Z and the digits of a number, in upper case: blanks, hyphens, signs that nobody sees and other forms
-- of the same letter make no other number. Digits of the Indian and Arabic scripts are digits, and so are those in
-- circles. Null where nothing is left. The places behind the point that a spreadsheet adds (345868.0) are none of its
-- own. What is plain already is returned at once: indexes ask it several times at every write.
create or replace function plain_number(p_number text) returns text language plpgsql immutable strict as $$
begin
  if p_number collate "C" ~ '^[A-Z0-9]+$' then
    return p_number;
  end if;
  return nullif(replace(regexp_replace(regexp_replace(upper(translate(
    regexp_replace(normalize(p_number, NFKC), '[❿➉➓⓾]', '10', 'g'),
    '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯'
    '୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯❶❷❸❹❺❻❼❽❾➀➁➂➃➄➅➆➇➈➊➋➌➍➎➏➐➑➒⓵⓶⓷⓸⓹⓺⓻⓼⓽⓿🄋🄌',
    repeat('0123456789', 11) || repeat('123456789', 4) || '000') collate "C"), '[^A-Z0-9.]', '', 'g'),
    '(^|[^0-9.]|[^0-9][.])([0-9]+)[.]0+$', '\1\2'), '.', ''), '');
end $$;
