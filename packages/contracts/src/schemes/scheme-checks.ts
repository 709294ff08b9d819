import type * as z from "zod/mini";
import type { MessageCode } from "@thangam/texts/en/messages";
import type { Terms } from "@thangam/terms/terms";
import { isNone, problemsOfBenefits, rulesOfGiven } from "./benefit-rules.ts";
import type { givenBenefits } from "./benefit-schemas.ts";
import { rulesOfTerms } from "./derived-rules.ts";
import type { DerivedRules } from "./derived-rules.ts";

/** Where nothing says what payments start from and grow by, it is a rupee. */
export const MIN_STEP_PAISE = 100n;

type Derived = keyof DerivedRules;
type Sent = { [Name in Derived]?: string | number | null | undefined } & { terms?: Terms | undefined };

/** What the terms state, by its name on the wire. */
const wireNameOf: Readonly<Record<Derived, string>> = {
  type: "fld_type",
  instalments: "fld_duration",
  instalmentsPerMonth: "instalments_per_month",
  accrual: "accrual",
  paymentRule: "payment_rule",
  roundingMode: "rounding_mode",
  roundingPlaces: "rounding_places",
  roundingBasis: "rounding_basis",
};

/** What has to be said where no terms say it. */
const neededWithoutTerms: readonly (readonly [Derived, MessageCode])[] = [
  ["type", "scheme_type_invalid"],
  ["instalments", "instalments_invalid"],
  ["accrual", "value_missing"],
  ["paymentRule", "value_missing"],
];

/**
 * A scheme has terms or benefits, and a new one has no benefits. What its terms state is not said again, or alike. The twins:
 * scheme_versions_terms_check, check_scheme_version.
 */
export function checkTerms({
  value,
  issues,
}: {
  value: Sent & { schemeId?: bigint | undefined; benefits?: z.output<typeof givenBenefits> | undefined };
  issues: z.core.$ZodRawIssue[];
}): void {
  const add = (message: MessageCode, path: string) =>
    issues.push({ code: "custom", input: value, path: [path], message });
  const { schemeId, terms, benefits, instalments } = value;
  if (terms === undefined) {
    if (schemeId === undefined) {
      if (benefits !== undefined && !isNone(rulesOfGiven(benefits))) add("older_scheme_only", "benefits");
      if (!isOwnPace(value)) add("older_scheme_only", wireNameOf.instalmentsPerMonth);
    }
    for (const [name, message] of neededWithoutTerms) if (value[name] === undefined) add(message, wireNameOf[name]);
    if (typeof instalments === "number" && instalments > MAX_INSTALMENTS)
      add("instalments_invalid", wireNameOf.instalments);
    return;
  }
  if (benefits !== undefined) add("terms_or_benefits", "benefits");
  for (const name of disagreements(value, { terms })) add("terms_disagree", wireNameOf[name]);
}

/** A pace that terms state without saying it: one a month. */
export function isOwnPace({ type, instalmentsPerMonth: pace = null }: Sent): boolean {
  return pace === null || (type === "Monthly" && pace === 1);
}

/** Of a scheme without terms. */
const MAX_INSTALMENTS = 1000;

/** Which of the rules that were sent are others than the terms state. */
export function disagreements(sent: Sent, { terms }: { terms: Terms }): Derived[] {
  const stated = rulesOfTerms(terms);
  return derived.filter((name) => sent[name] !== undefined && sent[name] !== stated[name]);
}

const derived = [
  "type",
  "instalments",
  "instalmentsPerMonth",
  "accrual",
  "paymentRule",
  "roundingMode",
  "roundingPlaces",
  "roundingBasis",
] as const satisfies readonly Derived[];

interface Amounts {
  paymentRule?: string | undefined;
  terms?: Terms | undefined;
  minimumPaise?: bigint | undefined;
  multipleOfPaise?: bigint | undefined;
  prefixes: readonly { prefix: string; amountPaise?: bigint | undefined }[];
}

/** What the fields promise together. The twins: scheme_versions_steps_check, and the trigger check_scheme_prefix. */
export function checkAmounts({ value, issues }: { value: Amounts; issues: z.core.$ZodRawIssue[] }): void {
  const { prefixes, terms } = value;
  const paymentRule = terms === undefined ? value.paymentRule : rulesOfTerms(terms).paymentRule;
  const { minimumPaise = MIN_STEP_PAISE, multipleOfPaise = MIN_STEP_PAISE } = value;
  const add = (message: MessageCode, ...path: (string | number)[]) =>
    issues.push({ code: "custom", input: value, path, message });

  const mayChoose = paymentRule === "flexible" || prefixes.some(({ amountPaise }) => amountPaise === undefined);
  if (mayChoose && value.minimumPaise === undefined) add("minimum_invalid", "minimum_amount");
  else if (minimumPaise % multipleOfPaise !== 0n) add("minimum_not_multiple", "minimum_amount");
  if (mayChoose && value.multipleOfPaise === undefined) add("multiple_invalid", "multiple_of");
  for (const [index, { prefix, amountPaise }] of prefixes.entries()) {
    const isRepeated = prefixes.findIndex((other) => other.prefix === prefix) < index;
    if (isRepeated) add("prefix_repeated", "prefixes", index, "prefix");
    if (amountPaise !== undefined && (amountPaise < minimumPaise || amountPaise % multipleOfPaise !== 0n)) {
      add("prefix_amount_not_multiple", "prefixes", index, "amount");
    }
  }
}

interface Benefitting {
  accrual?: string | undefined;
  paymentRule?: string | undefined;
  instalments?: number | undefined;
  benefits?: z.output<typeof givenBenefits> | undefined;
}

export function checkBenefits({ value, issues }: { value: Benefitting; issues: z.core.$ZodRawIssue[] }): void {
  const { accrual, paymentRule, instalments, benefits } = value;
  if (benefits === undefined || accrual === undefined || paymentRule === undefined || instalments === undefined) return;
  for (const { message, path } of problemsOfBenefits(rulesOfGiven(benefits), { accrual, paymentRule, instalments }))
    issues.push({ code: "custom", input: value, path: ["benefits", ...path], message });
}
