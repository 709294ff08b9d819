-- The drawer is looked at with the safe (docs/money.md, "Cash and bank"): both functions need the day.
drop function if exists lies_uncounted(smallint, date), uncounted_safes();
