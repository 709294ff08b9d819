import type { Path, Problem, ProblemCode } from "#json/problems.ts";
import type { Benefit } from "#terms.ts";
import { problemsOfConditions } from "./conditions.ts";
import { problemsOfGives } from "./gives.ts";
import type { RuledScheme } from "./ruled-scheme.ts";

const basesOf: Record<Benefit["as"], readonly Benefit["of"][]> = {
  rupees: ["instalment", "paid", "payment"],
  gold: ["saved", "payment"],
  making: ["saved", "paid"],
};

const membersOfMaking = ["points", "covers", "beyond", "items"] as const;

export function problemsOfBenefit(benefit: Benefit, scheme: RuledScheme, path: Path): Problem[] {
  const { as, of, cap } = benefit;
  const found: Problem[] = [];
  const note = (code: ProblemCode, member: string) => found.push({ code, path: [...path, member] });
  const needsGold = of === "saved" || as === "gold";
  if (needsGold && scheme.terms.gold === undefined) note("gold_needed", as === "gold" ? "as" : "of");
  const isOfOtherBook = as === "making" && of === "paid" && scheme.terms.gold !== undefined;
  if (!basesOf[as].includes(of) || isOfOtherBook) note("wrong_base", "of");
  if (as !== "making")
    for (const member of membersOfMaking) if (benefit[member] !== undefined) note("making_only", member);
  if (as === "gold" && cap !== undefined) note("cap_of_gold", "cap");
  return [...found, ...problemsOfConditions(benefit, scheme, path), ...problemsOfGives(benefit, scheme, path)];
}
