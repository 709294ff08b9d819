-- What is owed is said of daily schemes too: the pace is a parameter, and the dues tell of a pace of several a week.
drop function if exists dues_on(date), instalments_due_by(date, date, int);
