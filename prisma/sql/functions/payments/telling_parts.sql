-- What of a number tells a payment from others. A line of a statement names more than that: whose money it was, by a mobile number
-- or an address of UPI (9876543210@ybl), and the shop's own account. So where parts of it have the form of a bank's number of a
-- transfer (twelve digits, or the letters of a bank and ten digits or more) they alone count; else everything but addresses and
-- mobile numbers, as far as anything is left. Whoever writes an invented number beside a used one could as well write it alone.
create or replace function telling_parts(p_number text) returns text[]
language plpgsql immutable as $$
declare
  parts text[] := '{}';
  telling text[] := '{}';
  others text[] := '{}';
  part text;
begin
  if p_number is null or p_number !~ '[^[:alnum:]]' then
    return array[p_number];
  elsif public.read_bars(p_number) <> normalize(p_number, NFKC) then
    return public.telling_parts(public.read_bars(p_number)) || public.telling_parts(translate(p_number, '|¦│∣❘｜', '//////'));
  end if;
  -- An address stands with its sign: it is no part that tells anything.
  foreach part in array regexp_split_to_array(
    regexp_replace(normalize(p_number, NFKC), '[[:alnum:]._]+@[[:alnum:].]+', '/', 'g'), '[^[:alnum:]]+') loop
    part := ltrim(coalesce(public.plain_number(part), ''), '0');
    if part ~ '^(91)?[6-9][0-9]{9}$' then
      others := others || part;
    elsif public.read_as_digits(part) ~ '^[0-9]{12}$'
      or part ~ '^[A-Z]{4}' and public.read_as_digits(part) ~ '^[A-Z018]{4,6}[0-9]{10,18}$' then
      telling := telling || part;
    end if;
    parts := parts || part;
  end loop;
  if telling <> '{}' then
    return telling;
  end if;
  -- Blanks may part digits that belong together.
  part := array_to_string(array(select p from unnest(parts) p where p <> all(others)), '/');
  return array[case when public.digit_runs(array[part]) is null then p_number else part end];
end $$;
