import { operations } from "@thangam/contracts";
import type { chequeStatusCodes } from "@thangam/contracts/accounts/schemas";
import type { Danger } from "#core/danger.ts";
import { bankDay, dangerOfBankDay, paymentView } from "#features/payments/index.ts";
import { moneyCommand } from "#kernel/handler.ts";
import * as ledger from "#ledger/asset-operations.ts";
import type { PaymentAnswer } from "#ledger/money-operations.ts";

export const clearCheque = moneyCommand(operations.clearCheque, async (call) => {
  const { input, db, context, now, today, danger, services } = call;
  const { paymentId, reference = null } = input;
  const before = await db.payment.findUnique({ where: { id: paymentId }, select: { status: true } });
  const bank = bankDay(input.creditedOn, services);
  const cleared = await ledger.clearCheque(db, context, { now, day: today, paymentId, reference, ...bank });
  if (before?.status === "pending")
    for (const risk of await dangerOfBankDay(db, paymentId, { today, timeZone: services.timeZone })) danger(risk);
  danger(chequeDanger(cleared, "Cleared", reference));
  return paymentView(cleared);
});

export const bounceCheque = moneyCommand(operations.bounceCheque, async (call) => {
  const { input, db, context, now, today, danger } = call;
  const { paymentId, reason } = input;
  const bounced = await ledger.bounceCheque(db, context, { now, day: today, paymentId, reason });
  danger(chequeDanger(bounced, "Bounced", reason));
  return paymentView(bounced);
});

/**
 * What nobody but the bank's statement speaks for: a cheque that is paid lets its book be settled, one that is not
 * takes money off it.
 */
function chequeDanger(
  { paymentId, bookNumber, clientName, amountPaise, transactionNumber }: PaymentAnswer,
  to: (typeof chequeStatusCodes.phrases)[number],
  reason: string | null,
): Danger<"cheque"> {
  return {
    kind: "cheque",
    recordType: "payment",
    recordId: paymentId,
    subject: bookNumber,
    from: "In hand",
    to,
    amountPaise,
    reason,
    facts: { client: clientName, ...(transactionNumber !== null && { cheque: transactionNumber }) },
  };
}
