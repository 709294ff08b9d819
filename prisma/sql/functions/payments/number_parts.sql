-- What numbers hold, for an index: each row of digit_runs() as a whole (=), and of a row of digits alone ten to twenty of them that
-- stand next to each other in it (<). number_probes() of another number has one of them where one of the two numbers holds the
-- other. Null where there is no such row. Its cost, like that of the two others, is what
-- was measured beside simple functions, so that PostgreSQL asks the index and never reads a table with it.
create or replace function number_parts(p_numbers text[]) returns text[]
language plpgsql immutable cost 2000 as $$
declare
  parts text[];
  run text;
begin
  foreach run in array coalesce(public.digit_runs(p_numbers), '{}') loop
    parts := parts || ('=' || run);
    continue when run ~ '[^0-9]';
    for size in 10..least(20, length(run) - 1) loop
      for n in 1..length(run) - size + 1 loop
        if substr(run, n, 1) <> '0' then
          parts := parts || ('<' || substr(run, n, size));
        end if;
      end loop;
    end loop;
  end loop;
  return parts;
end $$;
