import type * as z from "zod/mini";
import type { MessageCode } from "@thangam/texts/en/messages";
import { problemsOfBenefits, rulesOfGiven } from "./benefit-rules.ts";
import type { givenBenefits } from "./benefit-schemas.ts";

/** Where nothing says what payments start from and grow by, it is a rupee. */
export const MIN_STEP_PAISE = 100n;

interface Amounts {
  paymentRule: string;
  minimumPaise?: bigint | undefined;
  multipleOfPaise?: bigint | undefined;
  prefixes: readonly { prefix: string; amountPaise?: bigint | undefined }[];
}

/** What the fields promise together. The twins: scheme_versions_steps_check, and the trigger check_scheme_prefix. */
export function checkAmounts({ value, issues }: { value: Amounts; issues: z.core.$ZodRawIssue[] }): void {
  const { paymentRule, prefixes } = value;
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
  accrual: string;
  paymentRule: string;
  instalments: number;
  benefits?: z.output<typeof givenBenefits> | undefined;
}

export function checkBenefits({ value, issues }: { value: Benefitting; issues: z.core.$ZodRawIssue[] }): void {
  if (value.benefits === undefined) return;
  for (const { message, path } of problemsOfBenefits(rulesOfGiven(value.benefits), value))
    issues.push({ code: "custom", input: value, path: ["benefits", ...path], message });
}
