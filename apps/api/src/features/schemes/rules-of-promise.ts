import type { BenefitRules } from "@thangam/contracts/schemes/benefit-rules";
import { isPlain } from "@thangam/contracts/schemes/plain-terms";
import type { Give, Terms } from "@thangam/terms/terms";
import type { SchemeVersion } from "./scheme-store.ts";
import { benefitsOf } from "./stored-benefits.ts";
import { termsOf } from "./stored-terms.ts";

/**
 * The rules, beside terms and benefits, on which what a version adds depends. The same bonus comes sooner with days in the place of
 * months; of small payments gold that is rounded up with each is more, and a sum that is the same for every book. A scheme that was closed
 * to new clients gives them nothing until it is opened again.
 */
export function rulesOfPromise(before: SchemeVersion | undefined, after: SchemeVersion) {
  const { accrual, roundingMode, roundingBasis } = after;
  const terms = termsOf(after.terms);
  const benefits = benefitsOf(after.benefitRules);
  const isRoundedUp = accrual === "weight" && roundingMode === "half_up" && roundingBasis === "row";
  const isSmaller = before === undefined || smallestPaise(after) < smallestPaise(before);
  const hasSums = terms === null ? benefits.makingChargeWaiver !== null : givesSums(terms);
  const isOpenedAgain = before?.isOpen === false && after.isOpen;
  const addsSomething = terms === null ? isAdding(benefits) : !isPlain(terms);
  return [
    ...(isOpenedAgain && addsSomething ? (["isOpen"] as const) : []),
    // Terms state theirs.
    ...(terms === null && addsSomething
      ? (["type", "instalments", "instalmentsPerMonth", "accrual", "paymentRule"] as const)
      : []),
    ...(isRoundedUp ? (["roundingMode", "multipleOfPaise"] as const) : []),
    ...(isRoundedUp || (hasSums && isSmaller) ? (["minimumPaise", "prefixes"] as const) : []),
  ];
}

function isAdding({ bonus, makingChargeWaiver }: BenefitRules): boolean {
  return bonus !== null || makingChargeWaiver !== null;
}

/** Whether something is given that does not grow with what is paid: rupees, a gift, or the making charge of the grams of a bill. */
function givesSums({ benefits, topups = [], gift }: Terms): boolean {
  const isSum = (give: Give) => "paise" in give;
  return (
    gift !== undefined ||
    topups.some(({ give }) => isSum(give)) ||
    benefits.some(
      ({ when, covers, beyond }) => when.some(({ give }) => isSum(give)) || covers === "bill" || beyond !== undefined,
    )
  );
}

/** The least that somebody can choose to pay at once. */
function smallestPaise({ prefixes, minimumPaise }: SchemeVersion): bigint {
  const amounts = prefixes.map(({ amountPaise }) => amountPaise ?? minimumPaise);
  return amounts.reduce((smallest, amount) => (amount < smallest ? amount : smallest), amounts[0] ?? minimumPaise);
}
