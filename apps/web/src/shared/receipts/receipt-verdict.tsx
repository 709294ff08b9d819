import type { OutputOf } from "@thangam/contracts/kernel/operation";
import type { verifyReceipt } from "@thangam/contracts/receipts/operations";
import { BadgeCheck, Ban, CircleHelp, FileQuestion } from "lucide-react";
import { day } from "#format/dates.ts";
import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { Fact } from "#ui/surface.tsx";

/** Whether a receipt is genuine and valid, and what the shop knows of it. */
export function ReceiptVerdict({ verified }: { verified: OutputOf<typeof verifyReceipt> }) {
  const { Icon, tone, heading, meaning } = wordsOf(verified.verdict);
  return (
    <>
      <div role="status" className={`rounded-card border p-5 ${tone}`}>
        <p className="flex items-center gap-3 text-xl font-semibold">
          <Icon size={28} aria-hidden className="shrink-0" />
          {heading}
        </p>
        <p className="mt-2">{meaning}</p>
      </div>
      {verified.receiptNumber !== null && (
        <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4">
          <Fact label={t("Receipt")}>{verified.receiptNumber}</Fact>
          {verified.amountPaise !== null && verified.paidOn !== null && (
            <>
              <Fact label={t("Date")}>{day(verified.paidOn)}</Fact>
              <Fact label={t("Amount")}>{rupees(verified.amountPaise)}</Fact>
              <Fact label={t("Received from")}>{verified.maskedName ?? "–"}</Fact>
            </>
          )}
        </dl>
      )}
    </>
  );
}

function wordsOf(verdict: OutputOf<typeof verifyReceipt>["verdict"]) {
  switch (verdict) {
    case "genuine":
      return {
        Icon: BadgeCheck,
        tone: "border-success-ink/40 bg-success-soft text-success-ink",
        heading: t("This receipt is genuine."),
        meaning: t("The shop gave it out. Compare what stands below with the paper."),
      };
    case "void":
      return {
        Icon: Ban,
        tone: "border-danger-ink/40 bg-danger-soft text-danger-ink",
        heading: t("This receipt is void."),
        meaning: t("The shop gave it out, and has paid the money back since."),
      };
    case "lost":
      return {
        Icon: FileQuestion,
        tone: "border-gold-ink/40 bg-gold-soft text-gold-ink",
        heading: t("This receipt is ours, and our books lack its payment."),
        meaning: t(
          "The payment was lost with a disk of the shop. Bring the paper to the counter, where it is entered again.",
        ),
      };
    case "number":
      return {
        Icon: FileQuestion,
        tone: "border-gold-ink/40 bg-gold-soft text-gold-ink",
        heading: t("A number alone proves nothing."),
        meaning: t(
          "Anybody can write a receipt number. Scan the square picture on the receipt with your phone's camera, or type the whole code where it is printed: the number and 22 characters after it.",
        ),
      };
    case "unknown":
      return {
        Icon: CircleHelp,
        tone: "border-danger-ink/40 bg-danger-soft text-danger-ink",
        heading: t("This is no receipt of ours."),
        meaning: t("The code was not made by this shop. Show the paper at the counter."),
      };
  }
}
