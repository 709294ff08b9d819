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

export function referenceLabel(way: string): string {
  if (way === "Refund") return t("Number of the transfer or slip");
  return way === "Voucher" ? t("Number of the voucher") : t("Number of the bill");
}

export function consequenceOf(way: string, mode: string, { total }: { total: string }): string {
  if (way === "Jewellery bill")
    return t("{total} goes on the jewellery bill, and nothing stays on the book.", { total });
  if (way === "Voucher") return t("{total} goes on the voucher, and nothing stays on the book.", { total });
  if (mode === "")
    return t("{total} goes back to the saver, without a bonus, and nothing stays on the book.", { total });
  return t("{total} goes back to the saver by {mode}, without a bonus, and nothing stays on the book.", {
    total,
    mode: labelOf(mode),
  });
}
