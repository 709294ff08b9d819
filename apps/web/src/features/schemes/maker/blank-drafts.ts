import type { BenefitDraft, Condition, ExitDraft, GoldDraft, LateDraft, TopupDraft } from "./terms-draft.ts";

/** What a part of the form begins with when it is opened. */
export const blankGold: GoldDraft = { purity: "22K", rate: "payment", mode: "down", places: "3", total: "sum" };

export const blankLate: LateDraft = {
  grace: "7",
  free: "",
  each: "instalment",
  lose: "instalment",
  losePercent: "",
  moves: "no",
};

export const blankGift = { item: "", cost: "", givenAfter: "1" };
export const blankTax = { percent: "3", on: "bill" };

const byTimeAndPaid: readonly Condition[] = ["months", "paid"];

export function blankBenefit(key: number): BenefitDraft {
  return {
    key,
    as: "rupees",
    of: "instalment",
    rows: [{ key: 0, months: "", days: "", paid: "", give: { in: "percent", amount: "" } }],
    conditions: byTimeAndPaid,
    between: "step",
    isAtMaturityOnly: false,
    points: "",
    cap: "",
    covers: "",
    beyond: "",
    items: [],
  };
}

export function blankExit(key: number): ExitDraft {
  return { key, label: "", paidBefore: "", before: { count: "", unit: "months" }, isRefused: false, deduct: [] };
}

export function blankTopup(key: number): TopupDraft {
  return { key, from: "", to: "", give: { in: "percent", amount: "" }, of: "paid", on: "payment" };
}
