-- The rows of ten or more signs by which numbers are told apart, without zeros in front: banks write one number with words and
-- other numbers around it (432621989671/CR, IMPS/P2A/432621989671/RAVI). A row is the digits that stand next to each other, as they
-- are and with O, I, L and B read as digits; of a number with letters between its digits also everything from its first digit to its
-- last one, so that letters before and behind make no other number. Looked for in the whole number, where blanks part digits that
-- belong together, and between its signs. Null where there is none. Indexes ask at every write: no statement runs in here.
create or replace function digit_runs(p_numbers text[]) returns text[]
language plpgsql immutable cost 2000 as $$
declare
  runs text[] := '{}';
  number text;
  plain text;
  parts text[];
  part text;
  seen text;
  core text;
  digits text;
begin
  foreach number in array coalesce(p_numbers, '{}') loop
    plain := public.plain_number(number);
    -- What stands between signs is part of the whole.
    continue when plain is null or length(plain) < 10;
    parts := array[plain];
    -- Other signs than capital letters and digits may part it, or stand for digits.
    if number <> plain then
      parts := parts || public.plain_number(public.read_bars(number)) || case when number ~ '[^[:alnum:]]'
        then regexp_split_to_array(normalize(number, NFKC), '[^[:alnum:]]+')
          || regexp_split_to_array(public.read_bars(number), '[^[:alnum:]]+') end;
    end if;
    foreach part in array parts loop
      part := case part when plain then part else coalesce(public.plain_number(part), '') end;
      continue when length(part) < 10;
      if part ~ '^[1-9][0-9]+$' then
        runs := case when part = any(runs) then runs else runs || part end;
        continue;
      end if;
      seen := public.read_as_digits(part);
      core := regexp_replace(regexp_replace(seen, '^[^0-9]+', ''), '[^0-9]+$', '');
      foreach digits in array regexp_split_to_array(seen, '[^0-9]+')
        || case when seen <> part then regexp_split_to_array(part, '[^0-9]+') end
        || case when core ~ '[^0-9]' and length(regexp_replace(core, '[^0-9]', '', 'g')) >= 6 then core end loop
        digits := ltrim(digits, '0');
        if length(digits) >= 10 and digits <> all(runs) then
          runs := runs || digits;
        end if;
      end loop;
    end loop;
  end loop;
  return nullif(runs, '{}');
end $$;
