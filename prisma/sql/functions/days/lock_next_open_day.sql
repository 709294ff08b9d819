-- Returns the first day from p_day on that a place has not closed, locked until commit, so that it stays open.
create or replace function lock_next_open_day(p_day date, p_place smallint) returns date language plpgsql as $$
declare
  open_day date := p_day;
begin
  loop
    perform pg_advisory_xact_lock_shared(731, day_lock_key(open_day, p_place));
    exit when not is_day_closed(open_day, p_place);
    open_day := open_day + 1;
  end loop;
  return open_day;
end $$;
