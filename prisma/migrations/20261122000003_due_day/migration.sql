-- The rule of the maturity is the rule of the due days (due_day).
drop function if exists matures_on(date, int, text, int);
