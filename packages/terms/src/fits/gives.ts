import { isBelow } from "#fractions.ts";
import type { Fraction } from "#fractions.ts";
import type { Path, Problem } from "#json/problems.ts";
import { spanOfRow } from "#schedule.ts";
import type { Benefit, Row } from "#terms.ts";
import type { RuledScheme } from "./ruled-scheme.ts";

/** All of a waiver. */
const MAX_WAIVED = 10_000;

/** What the rows give: percentages or paise, and in an order in which more or earlier money never gives less. */
export function problemsOfGives(benefit: Benefit, scheme: RuledScheme, path: Path): Problem[] {
  const { as, of, between, when } = benefit;
  const needsPercent = as !== "rupees" || between === "linear";
  const isByPaid = when.some(({ paid }) => paid !== undefined);
  return when.flatMap((row, at): Problem[] => {
    const { give } = row;
    const before = when[at - 1];
    const problem = (code: Problem["code"]): Problem[] => [{ code, path: [...path, "when", at, "give"] }];
    if (needsPercent && "paise" in give) return problem("percent_needed");
    if (as === "making" && "percent" in give && give.percent > MAX_WAIVED) return problem("percent_too_high");
    if (before === undefined) return [];
    if ("paise" in give !== "paise" in before.give) return problem("give_mixed");
    const [own, last] = [worthOf(row, benefit, scheme), worthOf(before, benefit, scheme)];
    if (isByPaid && isBelow(own, last)) return problem("give_falls");
    return of === "payment" && isBelow(last, own) ? problem("give_rises") : [];
  });
}

/** Of an instalment in a flexible book, the share of what was paid. */
function worthOf(row: Row, { of }: Benefit, { terms, joined, due }: RuledScheme): Fraction {
  if ("paise" in row.give) return { over: row.give.paise, under: 1n };
  const isShared = of === "instalment" && terms.schedule.flexible === true;
  const span = isShared ? spanOfRow(row, joined, due) : 1;
  return { over: BigInt(row.give.percent), under: BigInt(span) };
}
