import { problemsOfBenefits } from "@thangam/contracts/schemes/benefit-rules";
import type { BenefitRules } from "@thangam/contracts/schemes/benefit-rules";
import type { Refuse } from "#core/refusal.ts";
import type { Transaction } from "#platform/database/db.ts";
import { ownerOfPrefix } from "./scheme-store.ts";
import type { SchemeVersion } from "./scheme-store.ts";

/**
 * The version that was edited must still be the newest, so that nobody's change is overwritten unseen. Its twin: the
 * trigger check_scheme_version, by which versions follow one another.
 */
export function checkEdited(
  refuse: Refuse<"scheme_changed_meanwhile">,
  newest: SchemeVersion,
  edited: number | undefined,
): void {
  if (edited === newest.version) return;
  throw refuse("scheme_changed_meanwhile", { name: newest.createdBy?.name ?? "" });
}

/** One scheme bears a name at a time, whatever the letter case. Its twin: the trigger check_scheme_version. */
export function checkName(refuse: Refuse<"scheme_name_taken">, others: readonly SchemeVersion[], name: string): void {
  const wanted = name.toLocaleLowerCase("en");
  if (others.some((other) => other.name.toLocaleLowerCase("en") === wanted)) throw refuse("scheme_name_taken");
}

/** The letters of a number tell its scheme. Its twin: the trigger check_scheme_prefix. */
export async function checkPrefixes(
  tx: Transaction,
  refuse: Refuse<"prefix_taken">,
  schemeId: bigint,
  prefixes: readonly { prefix: string }[],
): Promise<void> {
  for (const { prefix } of prefixes) {
    const scheme = await ownerOfPrefix(tx, prefix, schemeId);
    if (scheme !== null) throw refuse("prefix_taken", { prefix, scheme });
  }
}

/**
 * Benefits that the edited fields do not fit, such as a bonus in gold of a scheme that no longer saves gold: sent along,
 * the input names the field; kept from the version before, all of it is refused. Its twin: scheme_versions_benefits_check.
 */
export function checkBenefits(
  refuse: Refuse<"benefits_do_not_fit">,
  rules: BenefitRules,
  scheme: Parameters<typeof problemsOfBenefits>[1],
): void {
  if (problemsOfBenefits(rules, scheme).length > 0) throw refuse("benefits_do_not_fit");
}

/** "My Gold Eleven" → "my-gold-eleven"; "-2" is added when that is taken. A name without Latin letters is "scheme". */
export function codeFor(name: string, taken: readonly string[]): string {
  const words = name.toLocaleLowerCase("en").match(/[a-z0-9]+/g) ?? ["scheme"];
  const code = words.join("-");
  let copy = 1;
  const numbered = () => (copy === 1 ? code : `${code}-${copy}`);
  while (taken.includes(numbered())) copy += 1;
  return numbered();
}
