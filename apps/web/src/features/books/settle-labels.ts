import type { settlementMethods } from "@thangam/contracts/books/settlement-schemas";
import { labelOf, t } from "#i18n/i18n.ts";

export function settlementMethodOption(method: (typeof settlementMethods)[number]): string {
  switch (method) {
    case "Jewellery bill":
      return t("Jewellery on a bill");
    case "Voucher":
      return t("A voucher");
    case "Refund":
      return t("The money back, without a bonus");
  }
}

export function referenceLabel(method: string): string {
  if (method === "Refund") return t("Number of the transfer or slip");
  return method === "Voucher" ? t("Number of the voucher") : t("Number of the bill");
}

export function consequenceOf(method: string, mode: string, { total }: { total: string }): string {
  if (method === "Jewellery bill")
    return t("{total} goes on the jewellery bill, and nothing stays on the book.", { total });
  if (method === "Voucher") return t("{total} goes on the voucher, and nothing stays on the book.", { total });
  if (mode === "")
    return t("{total} goes back to the client, without a bonus, and nothing stays on the book.", { total });
  return t("{total} goes back to the client by {mode}, without a bonus, and nothing stays on the book.", {
    total,
    mode: labelOf(mode),
  });
}
