import type { BranchRule } from "./branch-rules.ts";
import type { ApprovalKind, NeedsApproval } from "./approval-kinds.ts";
import type { RefusalCode } from "./refusals.ts";
import type { Allow } from "./roles.ts";
import type { Wire } from "./wire.ts";

export type Method = "GET" | "POST";

/**
 * An operation as data. Routing, role enforcement, the web client, the API description and the role tests
 * are all made from it.
 */
export interface Operation<
  Input = unknown,
  Output = unknown,
  Refusals extends RefusalCode = RefusalCode,
  Kinds extends ApprovalKind = ApprovalKind,
> {
  /** The name on the wire: the path is `/api/<wire>`. */
  readonly wire: string;
  /** Further names of the same operation. Names differ by letter case too. */
  readonly aliases?: readonly string[];
  readonly method: Method | readonly Method[];
  /** `query` reads; `command` writes, takes an `Idempotency-Key`, and leaves an audit row. */
  readonly kind: "query" | "command";
  /** A command that posts to the ledger or decides about a payment: it is refused without an `Idempotency-Key`. */
  readonly movesMoney?: true;
  /** A query of much: a report. Where the shop has a replica of its database it is read there, as a list that is saved as a file is. */
  readonly readsMuch?: true;
  readonly allow: Allow;
  /** What it has to do with the branches of the shop: of each operation that Employees may call. */
  readonly branch?: BranchRule | readonly BranchRule[];
  /** One sentence for the API description. */
  readonly summary: string;
  /** Of a command: what the audit trail calls it. `audit-labels.ts` of each language holds its translation. */
  readonly auditLabel?: string;
  readonly input: Wire<Input>;
  readonly output: Wire<Output>;
  /** Every way this operation can be refused, besides bad input and missing rights. */
  readonly refusals: readonly Refusals[];
  /** What may make a call wait until somebody else confirms it. */
  readonly approval?: NeedsApproval<Kinds, Input>;
  /** Fields of the input that name records, none of which belongs to a single customer. */
  readonly publicFields?: readonly string[];
  /** The largest body, such as "10mb", where it is more than an ordinary one. Only whoever may call it can send that. */
  readonly bodyLimit?: string;
  /** May a person whose temporary password must be changed first call it? */
  readonly beforePasswordChange?: boolean;
}

export function operation<
  Input,
  Output,
  const Refusals extends RefusalCode = never,
  const Kinds extends ApprovalKind = never,
>(
  declaration: Operation<Input, Output, Refusals, Kinds> & OfInput<keyof NoInfer<Input> & string> & OfKind,
): Operation<Input, Output, Refusals, Kinds> {
  return declaration;
}

/** What a declaration says of fields, which must be fields of its input. */
interface OfInput<Field extends string> {
  readonly allow: Allow<Field>;
  readonly branch?: BranchRule<Field> | readonly BranchRule<Field>[];
  readonly publicFields?: readonly Field[];
}

/** A command leaves an audit entry, which needs a label. */
type OfKind =
  | { readonly kind: "query" }
  | { readonly kind: "command"; readonly auditLabel: string; readonly readsMuch?: never };

export type InputOf<O> = O extends Operation<infer Input, infer _Output, infer _Refusals, infer _Kinds> ? Input : never;
export type OutputOf<O> =
  O extends Operation<infer _Input, infer Output, infer _Refusals, infer _Kinds> ? Output : never;
export type RefusalOf<O> =
  O extends Operation<infer _Input, infer _Output, infer Refusals, infer _Kinds> ? Refusals : never;
export type ApprovalKindOf<O> =
  O extends Operation<infer _Input, infer _Output, infer _Refusals, infer Kinds> ? Kinds : never;

export function methodsOf(operation: Pick<Operation, "method">): readonly Method[] {
  return typeof operation.method === "string" ? [operation.method] : operation.method;
}

/** What it says of branches, in a list. */
export function branchRulesOf({ branch = [] }: Pick<Operation, "branch">): readonly BranchRule[] {
  return typeof branch === "string" || "inBranch" in branch ? [branch] : branch;
}

/** Every name it has on the wire, its own first. */
export function wiresOf({ wire, aliases = [] }: Pick<Operation, "wire" | "aliases">): readonly string[] {
  return [wire, ...aliases];
}
