create or replace trigger holidays_guard after insert or update of removed_on on holidays
  for each row when (new.removed_on is null) execute function guard_holiday();
