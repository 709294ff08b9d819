/** The kinds of what may need the confirmation of a second person that an Admin may switch off. */
export const switchableKinds = [
  "paid_months",
  "weight",
  "refund",
  "typed_number",
  "gold_rate",
  "settlement",
  "reopen_day",
  "rights",
  "identity",
  "second_factor",
  "nominee",
  "import",
  "benefits",
  "move",
  "bank_day",
  "cheque",
  "account_entry",
  "variance",
  "holidays",
] as const;

/**
 * All of them; a change of these settings themselves, and of others that guard money, always counts. An operation declares the kinds that it can be of. The check
 * `approvals_kind_check` is the twin.
 */
export const approvalKinds = [...switchableKinds, "approval_settings"] as const;

export type ApprovalKind = (typeof approvalKinds)[number];

/** Of an operation that may need a confirmation. Its handler says by `danger` what makes a call one of these kinds. */
export interface NeedsApproval<Kind extends ApprovalKind, Input> {
  readonly kinds: readonly Kind[];
  /**
   * False for an input that looks harmless: a money operation then is one statement, unless its function says TH202.
   */
  appliesTo?(input: Input): boolean;
}
