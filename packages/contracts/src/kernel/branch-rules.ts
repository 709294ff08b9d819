import * as z from "zod/mini";
import { count } from "#values/ids.ts";
import type { RefusalCode } from "./refusals.ts";

/**
 * The records that are of a branch, and how an operation refuses one of a branch that the caller does not see. It is the
 * refusal of a record that does not exist, so that nobody can tell the two apart.
 */
export const branchRefusals = {
  book: "book_not_found",
  payment: "payment_not_found",
  receipt: "receipt_not_found",
  /** What a gateway is to give back of a payment. */
  refund: "refund_not_found",
  /** Of the branches of their books; one without any is everybody's. */
  client: "client_not_found",
  /** A client's sign-in. */
  customer: "not_found",
  request: "request_not_found",
  /** A drawer with its safe, and the days of its branch. */
  place: "drawer_not_found",
  branch: "branch_not_found",
  counter: "counter_not_found",
  /** Money that a branch sent another one: of the one that sent it, and of the one that it comes to. */
  sent_transfer: "transfer_not_found",
  coming_transfer: "transfer_not_found",
  approval: "approval_not_found",
} as const satisfies Readonly<Record<string, RefusalCode>>;
export type BranchRecord = keyof typeof branchRefusals;

/** The record that this field of the input names is of a branch that the caller sees; to change it they work there. */
export interface InBranch<Field extends string = string> {
  readonly inBranch: BranchRecord;
  readonly field: Field;
}

export function inBranch<const Field extends string>(record: BranchRecord, field: Field): InBranch<Field> {
  return { inBranch: record, field };
}

/**
 * What an operation that Employees may call has to do with the branches of the shop. The kernel sees to it before the handler
 * runs.
 * `seen` is given the branches that the caller sees, or the one that the input asks for; `here` works in the branch in
 * which the caller is; `all` is for whoever sees every branch; `none` reads and writes no money of a branch.
 */
export type BranchRule<Field extends string = string> = "none" | "seen" | "here" | "all" | InBranch<Field>;

/** The field of an input by which a list is of one branch. */
export const BRANCH_FIELD = "branchNumber";

/** By number, as its place has it. */
export const branchNumber = count({ min: 1, max: 9_999, missing: "branch_missing", invalid: "branch_missing" });

/** Of which branch a list is, and what is worked on; all that the caller sees where nothing is said, or their current one. */
export const branchFilter = { branchNumber: ["branch", z.optional(branchNumber)] } as const;

/** Of which branch something is, where an answer names one; left out in a shop of one. */
export const branchShown = { branchName: ["branch_name", z.optional(z.string())] } as const;

/** Of a branch that the caller does not see, where something of it is shown all the same; left out of everything else. */
export const isElsewhere = ["is_elsewhere", z.optional(z.literal(true))] as const;
