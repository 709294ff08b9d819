-- Attempts are counted in the quarter of an hour before each, no longer in quarters by the clock, at whose border twice as many
-- were let through. The moments of the last attempts stand in the row; what was counted before is forgotten once.
drop table attempt_counters;
create table attempt_counters (
  key text not null,
  made_at timestamptz(3)[],
  constraint attempt_counters_pkey primary key (key)
);
