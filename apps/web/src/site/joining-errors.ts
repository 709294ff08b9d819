import type { JoiningField, JoiningProblem } from "@thangam/contracts/site/joining";
import { bookApplicationErrors } from "#shared/schemes/joining-words.ts";

const { fieldOfRefusal } = bookApplicationErrors;
const names = { schemeName: "chitschema", amountPaise: "chitamount", areTermsAccepted: "termsconditions" } as const;
/** Fields that nobody sees, whose errors stand at others. */
const shownAt: Readonly<Record<string, JoiningField>> = {
  scheme_version: "chitschema",
  terms_version: names[bookApplicationErrors.fieldOf.termsVersion],
};

/** What stands at which field, and what stands above all of them. */
export function errorsOf(problem: JoiningProblem | null): { at: ReadonlyMap<string, string>; above: string | null } {
  if (problem === null) return { at: new Map(), above: null };
  const at = new Map<string, string>();
  for (const { field, message } of problem.errors) {
    const name = shownAt[field] ?? field.replace(/^nominees\.\d+/, "nominee");
    if (!at.has(name)) at.set(name, message);
  }
  const refusal = Object.entries(fieldOfRefusal).find(([code]) => code === problem.refusal)?.[1];
  if (refusal !== undefined) at.set(names[refusal], problem.message);
  const areSeen = [...at.keys()].some((name) => seen.includes(name));
  return { at, above: areSeen ? null : problem.message };
}

/** The fields that are seen, in their order. */
export const seen: readonly string[] = [
  "name",
  "email",
  "mobile",
  "chitschema",
  "chitamount",
  "nominee.name",
  "nominee.relation",
  "nominee.mobile",
  "nominee.guardian",
  "termsconditions",
] satisfies JoiningField[];

/** What a field of the form is given: its name, what stands in it and what is wrong with it. */
export type FieldOf = (name: JoiningField) => {
  name: string;
  value: string;
  error: string | undefined;
  autoFocus: boolean;
};
