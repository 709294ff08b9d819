-- Adds lines of a file that were never seen before, however the gateway's name is written, each beside what the books say of it
-- after the lines before it. What they say of most lines does not depend on other lines: these are added at once, and only
-- the others in their turn. Refuses what was settled after tomorrow: the day in UTC is at most one behind the shop's.
create or replace function add_settlement_lines(p_file_id bigint, p_lines jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  file settlement_files;
  given settlement_lines[];
  in_turn settlement_lines[];
  line settlement_lines;
begin
  select * into strict file from settlement_files where id = p_file_id;
  select array_agg(l) into given from jsonb_populate_recordset(null::settlement_lines, p_lines) l;
  if exists (select from unnest(given) l where l.settled_on > (file.uploaded_at at time zone 'UTC')::date + 2) then
    perform refuse('TH422', 'settlement_day_not_come');
  end if;
  -- What is given back, or is of a dispute, and every line of the same name: the first of a name is the one that is kept.
  select array_agg(l.line order by l.place) into in_turn
  from (
    select g.line, g.place, bool_or((g.kind <> 'refund' or g.gross_paise > 0)
        and exists (select from expected_of_line(file.gateway, g.kind, g.entity_id, g.dispute_id, g.gross_paise)))
      over (partition by g.kind, gateway_name_key(g.entity_id)) as is_in_turn
    from (select row(u.*)::settlement_lines as line, u.kind, u.gross_paise, u.entity_id, u.dispute_id,
        row_number() over () as place from unnest(given) u) g
    where g.kind <> 'payment') l
  where l.is_in_turn;
  perform insert_settlement_lines(file, (select array_agg(g) from unnest(given) g
    where not exists (select from unnest(in_turn) t where (t.kind, t.entity_id) = (g.kind, g.entity_id))));
  foreach line in array coalesce(in_turn, '{}') loop
    perform insert_settlement_lines(file, array[line]);
  end loop;
end $$;
