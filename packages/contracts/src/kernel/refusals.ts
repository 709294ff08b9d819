import type { RefusalTextCode } from "@thangam/texts/en/messages";

/** The code of a refusal of a well-formed request. Its sentence stands in the texts, its HTTP status beside its noun. */
export type RefusalCode = RefusalTextCode;

/**
 * 401: nobody signed in. 403: not for this role. 404: not there, or not theirs. 409: not in this state. 422: the input
 * breaks a rule. 429: too often.
 */
export type RefusalStatus = 401 | 403 | 404 | 409 | 422 | 429;

export type Statuses = Readonly<Partial<Record<RefusalCode, RefusalStatus>>>;

/** What any operation may refuse. The refusals of a noun stand in its `refusals.ts`. */
export const refusals = {
  not_allowed: 403,
  password_change_required: 403,
  cross_origin: 403,
  not_found: 404,
  too_many_attempts: 429,
  changed_meanwhile: 409,
  idempotency_key_reused: 409,
  request_withdrawn: 409,
  export_too_long: 422,
} as const satisfies Statuses;
