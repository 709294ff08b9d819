-- Returns the first day from p_day on that is not closed, locked until commit, so that it stays open.
create or replace function lock_next_open_day(p_day date) returns date language plpgsql as $$
declare
  open_day date := p_day;
begin
  loop
    perform pg_advisory_xact_lock_shared(731, open_day - date '2000-01-01');
    exit when not is_day_closed(open_day);
    open_day := open_day + 1;
  end loop;
  return open_day;
end $$;
