import { schemeTypeCodes } from "@thangam/contracts/schemes/schemas";
import { operations } from "@thangam/contracts";
import { rulesOfGiven } from "@thangam/contracts/schemes/benefit-rules";
import type { InputOf } from "@thangam/contracts/kernel/operation";
import { MIN_STEP_PAISE } from "@thangam/contracts/schemes/scheme-checks";
import { command } from "#kernel/handler.ts";
import { assert } from "#platform/assert.ts";
import { benefitWords } from "./benefit-words.ts";
import { versionView } from "./get-schemes.ts";
import { schemeChanges } from "./scheme-changes.ts";
import { checkBenefits, checkEdited, checkName, checkPrefixes, codeFor } from "./scheme-rules.ts";
import { countOpenBooks, insertScheme, insertVersion, loadSchemes, lockSchemes } from "./scheme-store.ts";
import { benefitsOf, storedBenefits } from "./stored-benefits.ts";

/** A save adds a version: what books were opened under stays as it was. */
export const saveScheme = command(operations.saveScheme, async (call) => {
  const { actor, input, tx, now, note, refuse, danger } = call;
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
  const [from, to] = [benefitsOf(newest?.benefitRules ?? {}), rules].map(benefitWords);
  if (from !== to)
    danger({ kind: "benefits", recordType: "scheme", recordId: newest?.schemeId, subject: fields.name, from, to });
  note({ recordType: "scheme", recordId: schemeId, detail: schemeChanges(newest, saved) });
  return versionView(saved, (await countOpenBooks(tx)).get(schemeId));
});

function rulesOf({
  prefixes,
  ...fields
}: Omit<InputOf<typeof operations.saveScheme>, "schemeId" | "version" | "benefits">) {
  return {
    ...fields,
    type: schemeTypeCodes.of(fields.type),
    minimumPaise: fields.minimumPaise ?? MIN_STEP_PAISE,
    multipleOfPaise: fields.multipleOfPaise ?? MIN_STEP_PAISE,
    instalmentsPerMonth: fields.instalmentsPerMonth ?? null,
    prefixes: prefixes.map(({ prefix, amountPaise = null }) => ({ prefix, amountPaise })),
  };
}
