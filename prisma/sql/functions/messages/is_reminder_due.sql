-- Returns whether an instalment that is owed on p_due_on is a reason for a reminder on p_day, which also answers for the days
-- from p_from on that nobody did: three days before, on the day, and 1, 7 and 30 days after it. Where more than one
-- instalment falls due in a week (p_is_frequent) that would be a message nearly every day: there the first reminder comes
-- the day after, then one a week at most, until thirty days after. p_last is the last reminder of the book's dues.
create or replace function is_reminder_due(p_due_on date, p_is_frequent boolean, p_last date, p_from date, p_day date)
returns boolean language sql immutable as $$
  select case
    when p_is_frequent then p_due_on between p_day - 30 and p_day - 1 and coalesce(p_last <= p_day - 7, true)
    -- Negative days_before are days after.
    else exists (select from unnest(array[3, 0, -1, -7, -30]) days_before
      where p_due_on - days_before between p_from and p_day) end;
$$;
