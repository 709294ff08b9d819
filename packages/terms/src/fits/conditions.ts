import type { Path, Problem } from "#json/problems.ts";
import type { Benefit, Row } from "#terms.ts";
import type { RuledScheme } from "./ruled-scheme.ts";

const conditions = ["months", "days", "paid"] as const;

/** Rows stand in the order in which they are reached. */
export function problemsOfConditions(benefit: Benefit, { terms }: RuledScheme, path: Path): Problem[] {
  const { when, of } = benefit;
  const isByPaid = when.some(({ paid }) => paid !== undefined);
  const found: Problem[] = [];
  for (const [at, row] of when.entries()) {
    const note = (code: Problem["code"], member: string) => found.push({ code, path: [...path, "when", at, member] });
    for (const name of conditions) {
      const own = row[name];
      if (own === undefined) {
        if (isByPaid && when[at - 1]?.[name] !== undefined) note("condition_dropped", name);
      } else if (own < lastNamed(when.slice(0, at), name)) note("condition_falls", name);
    }
    if (of === "payment" && row.paid !== undefined) note("paid_of_payment", "paid");
    if ((row.paid ?? 0) > terms.schedule.instalments) note("paid_beyond_scheme", "paid");
  }
  return [...found, ...problemsOfJoining(benefit, path), ...problemsOfLinear(benefit, path)];
}

function lastNamed(rows: readonly Row[], name: (typeof conditions)[number]): number {
  return rows.findLast((row) => row[name] !== undefined)?.[name] ?? 0;
}

/** Earlier money gives no less: what is paid on joining has a row. */
function problemsOfJoining({ of, when }: Benefit, path: Path): Problem[] {
  const first = when[0];
  const isReached = (first?.months ?? 0) === 0 && (first?.days ?? 0) === 0;
  return of === "payment" && !isReached ? [{ code: "not_from_joining", path: [...path, "when", 0] }] : [];
}

/** The way from one row to the next is told by one condition of time. */
function problemsOfLinear({ between, when }: Benefit, path: Path): Problem[] {
  if (between === "step") return [];
  const isBy = (name: "months" | "days") =>
    when.every((row) => conditions.every((other) => (row[other] !== undefined) === (other === name)));
  return isBy("months") || isBy("days") ? [] : [{ code: "linear_conditions", path: [...path, "when"] }];
}
