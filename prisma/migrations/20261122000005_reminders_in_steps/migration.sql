-- The reminders of a day are queued in steps. The last person who was looked at; null when the day is done, as all are
-- that were queued before.
alter table reminder_days add column reached bigint;
