-- The days of terms end with 2199, so a holiday after it is none that they can reckon with.
update holidays set removed_on = (now() at time zone 'Asia/Kolkata')::date, removed_at = now()
where day > '2199-12-31' and removed_on is null;
alter table holidays add constraint holidays_day_check check (day <= '2199-12-31' or removed_on is not null);
