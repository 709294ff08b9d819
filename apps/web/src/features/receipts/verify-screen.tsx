import { verifyReceipt } from "@thangam/contracts/receipts/operations";
import { BadgeCheck, Ban, CircleHelp } from "lucide-react";
import { useParams } from "react-router";
import { useOperation } from "#api/query.ts";
import { day } from "#format/dates.ts";
import { rupees } from "#format/rupees.ts";
import { LoadFailure } from "#forms/load-failure.tsx";
import { t } from "#i18n/i18n.ts";
import { FrontPage } from "#navigation/front-page.tsx";
import { Fact, Skeleton } from "#ui/surface.tsx";

/** The page behind the code of a receipt. It shows anybody whether the receipt is genuine and valid. */
export default function VerifyScreen() {
  const { code = "" } = useParams();
  const { data, error, refetch } = useOperation(verifyReceipt, { code: code.slice(0, 100) });
  if (data === undefined) {
    return (
      <FrontPage>
        {error === null ? <Skeleton className="h-64 w-full" /> : <LoadFailure error={error} refetch={refetch} />}
      </FrontPage>
    );
  }
  const { Icon, tone, heading, meaning } = notificationLabel(data.verdict);
  return (
    <FrontPage>
      <div role="status" className={`rounded-card border p-5 ${tone}`}>
        <p className="flex items-center gap-3 text-xl font-semibold">
          <Icon size={28} aria-hidden className="shrink-0" />
          {heading}
        </p>
        <p className="mt-2">{meaning}</p>
      </div>
      {data.receiptNumber !== null && data.amountPaise !== null && data.paidOn !== null && (
        <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4">
          <Fact label={t("Receipt")}>{data.receiptNumber}</Fact>
          <Fact label={t("Date")}>{day(data.paidOn)}</Fact>
          <Fact label={t("Amount")}>{rupees(data.amountPaise)}</Fact>
          <Fact label={t("Received from")}>{data.maskedName ?? "–"}</Fact>
        </dl>
      )}
    </FrontPage>
  );
}

function notificationLabel(verdict: "genuine" | "void" | "unknown") {
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
    case "unknown":
      return {
        Icon: CircleHelp,
        tone: "border-danger-ink/40 bg-danger-soft text-danger-ink",
        heading: t("This is no receipt of ours."),
        meaning: t("The code was not made by this shop. Show the paper at the counter."),
      };
  }
}
