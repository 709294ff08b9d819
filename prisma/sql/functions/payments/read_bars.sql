-- A number with its upright strokes read as the digit that they look like, where they stand beside a digit and no letter. Else they
-- part the words of a statement (UPI|432621989671|RAVI) and are signs like others. Other forms of the same letter are made one.
create or replace function read_bars(p_number text) returns text language plpgsql immutable strict as $$
begin
  -- Usually there is neither a stroke nor another form of a letter.
  if p_number collate "C" ~ '^[ -{}~]*$' then
    return p_number;
  end if;
  return regexp_replace(normalize(p_number, NFKC),
    '(?<=[0-9|¦│∣❘])[|¦│∣❘](?![A-Za-z])|(?<![A-Za-z])[|¦│∣❘](?=[0-9|¦│∣❘])', '1', 'g');
end $$;
