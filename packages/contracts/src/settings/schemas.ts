/** What a limit does with cash above it: refuse it, take it and say so, or nothing. */
export const cashActions = ["block", "warn", "off"] as const;

/** What cash is added up over: what a client pays in a day, or all that was paid for a book. */
export const cashScopes = ["day", "book"] as const;
