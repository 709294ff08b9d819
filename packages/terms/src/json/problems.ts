import type * as z from "zod/mini";

export type Path = (string | number)[];

/** Why terms are refused: what their members are not, or what does not fit together. */
export type ProblemCode =
  | "missing"
  | "unknown"
  | "invalid"
  | "too_long"
  | "gold_needed"
  | "wrong_base"
  | "making_only"
  | "making_twice"
  | "cap_of_gold"
  | "percent_needed"
  | "percent_too_high"
  | "give_mixed"
  | "paid_of_payment"
  | "paid_beyond_scheme"
  | "condition_falls"
  | "condition_dropped"
  | "give_falls"
  | "give_rises"
  | "not_from_joining"
  | "linear_conditions"
  | "fixed_needed"
  | "months_needed"
  | "gift_needed"
  | "to_before_from"
  | "opens_after_maturity"
  | "closes_before_maturity"
  | "days_not_ascending";

export interface Problem {
  code: ProblemCode;
  path: Path;
}

export type Decoded<Value> = { value: Value; problems: null } | { value: null; problems: Problem[] };

/** What a schema found, each with its place. */
export function problemsOfIssues(issues: readonly z.core.$ZodIssue[]): Problem[] {
  return issues.flatMap((issue): Problem[] => {
    const path = issue.path.map((step) => (typeof step === "number" ? step : String(step)));
    if (issue.code === "unrecognized_keys") return issue.keys.map((key) => ({ code: "unknown", path: [...path, key] }));
    const isMissing = issue.code === "invalid_type" && issue.input === undefined;
    return [{ code: isMissing ? "missing" : "invalid", path }];
  });
}
