import { codesOf } from "#values/codes.ts";

/** How long an instalment has been overdue, in days. */
export const dueAges = ["1-7", "8-30", "31"] as const;

/** Which books of the list: promised for today or later, a promise that passed, or nobody was reached or reminded in a week. */
export const promiseFilters = ["promised", "today", "passed", "none"] as const;

export const contactKindCodes = codesOf({ call: "Call", visit: "Visit", note: "Note", promise: "Promise" });
export const contactKinds = contactKindCodes.phrases;

/** What a history of a book has besides: a message that reminded of it. */
export const historyKinds = [...contactKinds, "Reminder"] as const;

/** A promise is for so many days ahead at most. The twin of due_contacts_promised_day_check. */
export const MAX_PROMISE_DAYS = 92;

/** So many books are noted about, or reminded of, in one call. */
export const MAX_BOOKS_AT_ONCE = 200;
