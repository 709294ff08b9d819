import type { purities } from "@thangam/contracts/rates/schemas";
import { t } from "#i18n/i18n.ts";

export type Purity = (typeof purities)[number];

export function purityLabel(purity: Purity): string {
  return { "22K": t("22 carat"), "24K": t("24 carat"), "18K": t("18 carat") }[purity];
}

/** Of the chart of its rates. */
export function ratesTitle(purity: Purity): string {
  return {
    "22K": t("22 carat, rupees per gram, day by day"),
    "24K": t("24 carat, rupees per gram, day by day"),
    "18K": t("18 carat, rupees per gram, day by day"),
  }[purity];
}
