import { operations } from "@thangam/contracts";
import { resolutionCodes } from "@thangam/contracts/payments/exception-schemas";
import type { resolutions } from "@thangam/contracts/payments/exception-schemas";
import type { CodeIn } from "@thangam/contracts/values/codes";
import { counterModeCodes } from "@thangam/contracts/values/payments";
import type { Danger } from "#core/danger.ts";
import { command, listQuery } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import { queueMessage } from "#outbox/index.ts";
import { assert } from "#platform/assert.ts";
import { dangersOfCredit } from "#features/payments/credit-dangers.ts";
import { refundDanger } from "#features/payments/refunds/refund-danger.ts";
import {
  decideMovedMoney,
  decideStrandedRefund,
  keepExceptionRow,
  resolveExceptionRow,
} from "./exception-decision-store.ts";
import type { MovedDecision } from "./exception-decision-store.ts";
import { exceptionById, exceptionKeys, selectExceptions } from "./exception-store.ts";
import type { PaymentException } from "./exception-store.ts";

export const listPaymentExceptions = listQuery(operations.listPaymentExceptions, {
  run: async ({ input, branches, db, keys }) => {
    const { rows, total } = await selectExceptions(db, { ...input, branches }, { ...bounds(input), keys });
    return pageOf(rows, total, input);
  },
  keys: ({ input, branches, db }, limit) => exceptionKeys(db, { ...input, branches }, limit),
});

/**
 * An Admin decides about money that was set aside: its book takes it, or the payment ends as Failed with what becomes of
 * the money. Its client gets a message either way.
 */
export const resolvePaymentException = command(
  operations.resolvePaymentException,
  async ({ input, tx, context, now, today, note, danger, services }) => {
    const { exceptionId, reference = null, remarks, weightMg = null, weightReason = null } = input;
    const mode = input.mode === undefined ? null : counterModeCodes.of(input.mode);
    const resolution = resolutionCodes.of(input.resolution);
    if (resolution === "kept_as_instalment")
      await keepExceptionRow(tx, context, now, today, { exceptionId, weightMg, weightReason, remarks });
    else if (isAboutMoved(resolution))
      await decideMovedMoney(tx, context, now, today, { exceptionId, resolution, remarks });
    else if (resolution === "sent_by_gateway" || resolution === "not_sent_by_gateway") {
      const gateway = services.gateway?.name ?? null;
      await decideStrandedRefund(tx, context, now, { exceptionId, resolution, reference, remarks, gateway });
    } else await resolveExceptionRow(tx, context, now, today, { exceptionId, resolution, mode, reference, remarks });
    const exception = await exceptionById(tx, exceptionId);
    assert(exception !== undefined, "an exception that was just resolved is there");

    if (resolution === "kept_as_instalment")
      for (const risk of await dangersOfCredit(tx, exception.paymentId)) danger({ ...risk, reason: remarks });
    else if (isAboutMoney(resolution)) danger(dangerOf(exception, { way: mode ?? resolution, reason: remarks }));

    const isPart = exception.kind === "refund_failed" && resolution === "money_returned";
    const kind = isPart ? "payment_part_returned" : messageOf[input.resolution];
    if (kind !== null)
      await queueMessage(tx, now, {
        kind,
        dedupeKey: `payment_exception:${exceptionId}`,
        clientId: exception.clientId,
        payload: {
          paymentId: exception.paymentId.toString(),
          bookId: exception.bookId.toString(),
          ...(isPart && exception.movedPaise !== null && { amountPaise: exception.movedPaise.toString() }),
        },
      });
    note({
      recordType: "payment",
      recordId: exception.paymentId,
      detail: {
        book: exception.bookNumber,
        resolution,
        ...(mode !== null && { mode }),
        ...(reference !== null && { reference }),
        remarks,
      },
    });
    return exception;
  },
);

function isAboutMoved(resolution: CodeIn<typeof resolutionCodes>): resolution is MovedDecision {
  return resolution === "counted_as_refund" || resolution === "borne_by_shop" || resolution === "kept_by_shop";
}

/**
 * Whether money leaves the shop by a decision, has left it, or did so by the word of an Admin alone: of one that changes nothing
 * there is nothing to approve.
 */
function isAboutMoney(resolution: CodeIn<typeof resolutionCodes>): boolean {
  const moves = ["returned_through_gateway", "money_returned", "counted_as_refund", "borne_by_shop"];
  return [...moves, "sent_by_gateway", "not_sent_by_gateway"].includes(resolution);
}

/** What the gateway moved by itself counts, where it is about that. Of a refund at a gateway that is gone its numbers tell. */
function dangerOf(exception: PaymentException, of: { way: string; reason: string }): Danger<"refund"> {
  const { kind, movedPaise, movedReference, amountPaise, reference } = exception;
  const danger = refundDanger({ ...exception, amountPaise: movedPaise ?? amountPaise }, of);
  if (kind !== "gateway_gone") return danger;
  return {
    ...danger,
    facts: {
      ...danger.facts,
      ...(movedReference !== null && { gatewayPayment: movedReference }),
      ...(reference !== null && { gatewayRefund: reference }),
    },
  };
}

/** The message to the client; a credit has its own, and of a payment that is over they got one when it ended. */
const messageOf = {
  "Returned through the gateway": "payment_returned",
  "Kept as an instalment": null,
  "Money returned": "payment_returned",
  "No money came": "payment_not_received",
  "Seen to": null,
  "Asked for again": null,
  // count_as_refund() tells them itself.
  "Counted as its refund": null,
  "Borne by the shop": null,
  "Kept by the shop": null,
  // They were told when the books gave it back.
  "Sent by the gateway": null,
  "Not sent by the gateway": null,
} as const satisfies Record<(typeof resolutions)[number], string | null>;
