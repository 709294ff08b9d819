import * as z from "zod/mini";
import { approvalKinds } from "#kernel/approval-kinds.ts";
import { record } from "#kernel/wire.ts";
import { id } from "#values/ids.ts";
import { rupees } from "#values/money.ts";
import { instant } from "#values/time.ts";

/**
 * `told` was done at once by an Admin and is shown to the other ones. `failed` was confirmed, but the shop's records did
 * not allow it any more. The check `approvals_state_check` is the twin.
 */
export const approvalStates = ["waiting", "approved", "refused", "cancelled", "expired", "failed", "told"] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** Whose calls wait for somebody: those of Employees, an only Admin's own (for a while), or everybody's. */
export const approvalScopes = ["employees", "alone", "everyone"] as const;
export type ApprovalScope = (typeof approvalScopes)[number];

/** Which part of the list: what the caller may decide about, what they asked for, or all they may see. */
export const approvalViews = ["queue", "mine", "all"] as const;

/** What makes a call dangerous, as people read it. */
const danger = record({
  kind: z.enum(approvalKinds),
  recordType: ["record_type", z.string()],
  recordId: ["record_id", z.nullable(z.string())],
  /** What the record is called, such as the number of a book. */
  subject: z.string(),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  amountPaise: ["amount", z.nullable(rupees())],
  /** What else it is about, such as whose book it is. */
  facts: z.record(z.string(), z.string()),
});

/** What the gateway itself said of the money that a request is about; the function gateway_word() is the twin. */
export const gatewayWords = ["confirmed", "not_found", "under_way", "not_asked"] as const;

export const approval = record({
  id: ["approval_id", id()],
  state: z.enum(approvalStates),
  /** The operation that was called, by its name on the wire. */
  operation: z.string(),
  dangers: z.array(danger),
  /** Null where no gateway is concerned. It may change while the request waits. */
  gatewayWord: ["gateway_word", z.nullable(z.enum(gatewayWords))],
  /** When the gateway said so; null where it has not. */
  gatewayWordAt: ["gateway_word_at", z.nullable(instant())],
  /** Why, as the maker typed it. */
  reason: z.nullable(z.string()),
  makerId: ["maker_id", id()],
  maker: z.string(),
  askedAt: ["asked_at", instant()],
  expiresAt: ["expires_at", instant()],
  /** When it takes effect by itself; null where somebody must confirm it. */
  takesEffectAt: ["takes_effect_at", z.nullable(instant())],
  checker: z.nullable(z.string()),
  decidedAt: ["decided_at", z.nullable(instant())],
  /** What the checker said. */
  remarks: z.nullable(z.string()),
  /** Of one that failed: why the records did not allow it, as a refusal code and its parameters. */
  outcome: z.nullable(z.object({ code: z.string(), params: z.record(z.string(), z.string()) })),
  /** What the caller may do about it now. */
  canDecide: ["can_decide", z.boolean()],
  canCancel: ["can_cancel", z.boolean()],
});

export type Approval = z.output<typeof approval>;
