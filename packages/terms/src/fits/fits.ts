import { numberOf } from "#days.ts";
import { dueDays } from "#schedule.ts";
import type { Problem } from "#json/problems.ts";
import type { Terms } from "#terms.ts";
import { problemsOfBenefit } from "./benefits.ts";
import { problemsOfReach } from "./reach.ts";
import { problemsOfSchedule } from "./schedule.ts";

/** Whatever day somebody joins on, spans are compared from this one. */
const joined = numberOf("2001-01-01");

/** What the terms promise together. The twin: terms_fit. */
export function problemsOfTerms(terms: Terms): Problem[] {
  const scheme = { terms, joined, due: dueDays(terms.schedule, joined) };
  return [
    ...problemsOfSchedule(terms.schedule, joined),
    ...problemsOfReach(terms, joined),
    ...terms.benefits.flatMap((benefit, at) => problemsOfBenefit(benefit, scheme, ["benefits", at])),
    ...problemsOfOneMaking(terms),
    ...problemsOfLateness(terms),
    ...problemsOfExit(terms),
    ...problemsOfTopups(terms),
  ];
}

function problemsOfOneMaking({ benefits }: Terms): Problem[] {
  const first = benefits.findIndex(({ as }) => as === "making");
  return benefits.flatMap(({ as }, at): Problem[] =>
    as === "making" && at > first ? [{ code: "making_twice", path: ["benefits", at, "as"] }] : [],
  );
}

function problemsOfLateness({ schedule, late }: Terms): Problem[] {
  const needsFixed = late !== undefined && schedule.flexible === true;
  return needsFixed ? [{ code: "fixed_needed", path: ["late"] }] : [];
}

function problemsOfExit({ exit = [], gift }: Terms): Problem[] {
  if (gift !== undefined) return [];
  return exit.flatMap(({ deduct }, at) =>
    deduct.flatMap((deduction, place): Problem[] =>
      "gift" in deduction ? [{ code: "gift_needed", path: ["exit", at, "deduct", place, "gift"] }] : [],
    ),
  );
}

function problemsOfTopups({ topups = [], gold }: Terms): Problem[] {
  return topups.flatMap(({ from, to, of, give }, at): Problem[] => {
    const path = ["topups", at];
    const found: Problem[] = [];
    if (to < from) found.push({ code: "to_before_from", path: [...path, "to"] });
    if (of === "gold" && gold === undefined) found.push({ code: "gold_needed", path: [...path, "of"] });
    if (of === "gold" && "paise" in give) found.push({ code: "percent_needed", path: [...path, "give"] });
    return found;
  });
}
