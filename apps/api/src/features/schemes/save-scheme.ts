import { operations } from "@thangam/contracts";
import { rulesOfGiven } from "@thangam/contracts/schemes/benefit-rules";
import type { InputOf } from "@thangam/contracts/kernel/operation";
import { MIN_STEP_PAISE } from "@thangam/contracts/schemes/scheme-checks";
import { wireRupees } from "@thangam/contracts/values/money";
import { command } from "#kernel/handler.ts";
import { assert } from "#platform/assert.ts";
import { versionView } from "./get-schemes.ts";
import { checkBenefits, checkEdited, checkName, checkPrefixes, codeFor } from "./scheme-rules.ts";
import { countOpenBooks, insertScheme, insertVersion, loadSchemes, lockSchemes } from "./scheme-store.ts";
import type { SchemeVersion } from "./scheme-store.ts";
import { benefitsOf, storedBenefits } from "./stored-benefits.ts";
import { benefitWords } from "./benefit-words.ts";

/** A save adds a version: what books were opened under stays as it was. */
export const saveScheme = command(operations.saveScheme, async ({ actor, input, tx, now, note, refuse }) => {
  const { schemeId: editedId, version: editedVersion, benefits, ...fields } = input;
  await lockSchemes(tx);
  const schemes = await loadSchemes(tx);
  const newest = schemes.find((scheme) => scheme.schemeId === editedId);
  if (editedId !== undefined && newest === undefined) throw refuse("scheme_not_found");
  if (newest !== undefined) checkEdited(refuse, newest, editedVersion);
  const others = schemes.filter((scheme) => scheme !== newest);
  checkName(refuse, others, fields.name);
  const codes = others.map(({ code }) => code);
  const schemeId = newest?.schemeId ?? (await insertScheme(tx, codeFor(fields.name, codes)));
  await checkPrefixes(tx, refuse, schemeId, fields.prefixes);

  const rules = benefits === undefined ? benefitsOf(newest?.benefitRules ?? {}) : rulesOfGiven(benefits);
  checkBenefits(refuse, rules, fields);
  await insertVersion(tx, {
    ...rulesOf(fields),
    schemeId,
    version: (newest?.version ?? 0) + 1,
    benefitRules: storedBenefits(rules),
    createdAt: now,
    createdById: actor.userId,
  });
  const saved = (await loadSchemes(tx)).find((scheme) => scheme.schemeId === schemeId);
  assert(saved !== undefined, "a scheme that was just saved is there");
  note({ recordType: "scheme", recordId: schemeId, detail: whatChanged(newest, saved) });
  return versionView(saved, (await countOpenBooks(tx)).get(schemeId));
});

function rulesOf({
  prefixes,
  ...fields
}: Omit<InputOf<typeof operations.saveScheme>, "schemeId" | "version" | "benefits">) {
  return {
    ...fields,
    minimumPaise: fields.minimumPaise ?? MIN_STEP_PAISE,
    multipleOfPaise: fields.multipleOfPaise ?? MIN_STEP_PAISE,
    instalmentsPerMonth: fields.instalmentsPerMonth ?? null,
    prefixes: prefixes.map(({ prefix, amountPaise = null }) => ({ prefix, amountPaise })),
  };
}

/** Name and version, and each rule that is another than before: `{ instalments: "15 → 12" }`. */
function whatChanged(before: SchemeVersion | undefined, after: SchemeVersion): Record<string, string | number> {
  const old = before === undefined ? {} : told(before);
  const changed = Object.entries(told(after)).filter(([rule, value]) => Reflect.get(old, rule) !== value);
  const arrows = changed.map(([rule, value]) => [
    rule,
    before === undefined ? value : `${Reflect.get(old, rule)} → ${value}`,
  ]);
  return { scheme: after.name, version: after.version, ...Object.fromEntries(arrows) };
}

function told(version: SchemeVersion): Record<string, string> {
  return {
    name: version.name,
    type: version.type,
    instalments: String(version.instalments),
    instalmentsPerMonth: String(version.instalmentsPerMonth ?? "–"),
    accrual: version.accrual,
    rounding: `${version.roundingMode} ${version.roundingPlaces} ${version.roundingBasis}`,
    paymentRule: version.paymentRule,
    minimum: wireRupees(version.minimumPaise),
    multipleOf: wireRupees(version.multipleOfPaise),
    open: version.isOpen ? "yes" : "no",
    benefits: benefitWords(benefitsOf(version.benefitRules)),
    prefixes: version.prefixes
      .map(({ prefix, amountPaise }) => (amountPaise === null ? prefix : `${prefix} ${wireRupees(amountPaise)}`))
      .join(" · "),
  };
}
