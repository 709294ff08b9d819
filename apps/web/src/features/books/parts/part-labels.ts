import type { partWayCodes } from "@thangam/contracts/books/part-schemas";
import { t } from "#i18n/i18n.ts";

export function partWayOption(way: (typeof partWayCodes.phrases)[number]): string {
  switch (way) {
    case "Jewellery bill":
      return t("Jewellery on a bill");
    case "Voucher":
      return t("A voucher");
    case "Gold coin":
      return t("A gold coin");
    case "Refund":
      return t("The money back, without a bonus");
  }
}

export function partReferenceLabel(way: string): string {
  if (way === "Refund") return t("Number of the transfer or slip");
  if (way === "Gold coin") return t("Number of the coin");
  return way === "Voucher" ? t("Number of the voucher") : t("Number of the bill");
}
