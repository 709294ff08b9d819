import { paymentOf } from "#app/paths.ts";
import { wholeRupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import type { SavingsBook } from "#shared/books/savings.ts";

export type OpenPayment = NonNullable<SavingsBook["openPayment"]>;

/** How a payment stands, with all that has come in for its book, and whether another one is needed: what its own page says, in a sentence. */
export function underWayText({ stands, amountPaise, comeInPaise }: OpenPayment): string {
  const amount = wholeRupees(stands === "come in" ? comeInPaise : amountPaise);
  if (stands === "come in") return t("{amount} has come in and is being credited. You need not pay again.", { amount });
  return stands === "open"
    ? t("A payment of {amount} is open. If you have paid it, you need not pay again; if not, go on paying.", { amount })
    : t("A payment of {amount} can no longer be made. If you have paid it, you need not pay again.", { amount });
}

/** Leads to the page of the payment, which says more and lets it be paid while it can be. */
export function UnderWayLink({ payment: { id, stands }, look }: { payment: OpenPayment; look?: "primary" }) {
  return (
    <ButtonLink look={look ?? "secondary"} to={paymentOf(id)}>
      {stands === "open" ? t("Go on paying") : t("See the payment")}
    </ButtonLink>
  );
}
