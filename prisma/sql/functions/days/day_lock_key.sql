-- Returns the key of the advisory lock on a day of a place. Each place has its own, so that one closes while another takes payments.
create or replace function day_lock_key(p_day date, p_place smallint) returns int language sql immutable as $$
  select p_place * 131072 + (p_day - date '2000-01-01');
$$;
