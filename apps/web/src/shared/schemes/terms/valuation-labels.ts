import type { Making, Valuation } from "@thangam/terms/valuation-types";
import { t } from "#i18n/i18n.ts";

/** What a bill leaves out of its making charges; a scheme has at most one such benefit. */
export function makingOf({ benefits }: Valuation): Making | null {
  return benefits.find(({ making }) => making !== null)?.making ?? null;
}

/** Why less is given than was promised. */
export function reasonText({ benefits }: Valuation): string | null {
  const reasons = new Set(benefits.map(({ reason }) => reason));
  if (reasons.has("too_late")) return t("The time for the benefits is over.");
  if (reasons.has("not_open")) return t("The benefits have not begun yet.");
  if (reasons.has("late")) return t("Lateness has cost all of a benefit.");
  if (benefits.some(({ reason, units }) => reason === "given" && units > 0))
    return t("Lateness has cost a part of a benefit.");
  return reasons.has("too_early") ? t("A step of the benefits is not reached yet.") : null;
}
