import { schemeTypeCodes } from "@thangam/contracts/schemes/schemas";
import { operations } from "@thangam/contracts";
import { MIN_STEP_PAISE } from "@thangam/contracts/schemes/scheme-checks";
import { command } from "#kernel/handler.ts";
import { assert } from "#platform/assert.ts";
import { versionView } from "./get-schemes.ts";
import { columnsOf, promisedBy } from "./promise.ts";
import { changedPromise, schemeChanges } from "./scheme-changes.ts";
import { checkEdited, checkName, checkPrefixes, codeFor } from "./scheme-rules.ts";
import { countOpenBooks, insertScheme, insertVersion, loadSchemes, lockSchemes } from "./scheme-store.ts";
import { storedBenefits } from "./stored-benefits.ts";
import { storedTerms } from "./stored-terms.ts";

/** A save adds a version: what books were opened under stays as it was. */
export const saveScheme = command(operations.saveScheme, async (call) => {
  const { actor, input, tx, now, note, refuse, danger } = call;
  const { schemeId: editedId, version: editedVersion, name, prefixes, isOpen } = input;
  const { minimumPaise = MIN_STEP_PAISE, multipleOfPaise = MIN_STEP_PAISE } = input;
  await lockSchemes(tx);
  const schemes = await loadSchemes(tx);
  const newest = schemes.find((scheme) => scheme.schemeId === editedId);
  if (editedId !== undefined && newest === undefined) throw refuse("scheme_not_found");
  if (newest !== undefined) checkEdited(refuse, newest, editedVersion);
  const others = schemes.filter((scheme) => scheme !== newest);
  checkName(refuse, others, name);
  const codes = others.map(({ code }) => code);
  const schemeId = newest?.schemeId ?? (await insertScheme(tx, codeFor(name, codes)));
  await checkPrefixes(tx, refuse, schemeId, prefixes);

  const promised = promisedBy(refuse, input, newest);
  const { type, ...columns } = columnsOf(refuse, promised, input);
  await insertVersion(tx, {
    ...columns,
    type: schemeTypeCodes.of(type),
    schemeId,
    name,
    version: (newest?.version ?? 0) + 1,
    minimumPaise,
    multipleOfPaise,
    isOpen,
    prefixes: prefixes.map(({ prefix, amountPaise = null }) => ({ prefix, amountPaise })),
    terms: storedTerms(promised.terms),
    benefitRules: storedBenefits(promised.benefits),
    createdAt: now,
    createdById: actor.userId,
  });
  const saved = (await loadSchemes(tx)).find((scheme) => scheme.schemeId === schemeId);
  assert(saved !== undefined, "a scheme that was just saved is there");
  const changed = changedPromise(newest, saved);
  if (changed !== null)
    danger({ kind: "benefits", recordType: "scheme", recordId: newest?.schemeId, subject: name, ...changed });
  note({ recordType: "scheme", recordId: schemeId, detail: schemeChanges(newest, saved) });
  return versionView(saved, (await countOpenBooks(tx)).get(schemeId));
});
