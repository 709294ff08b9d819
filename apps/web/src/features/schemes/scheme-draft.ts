import type { InputOf, OutputOf } from "@thangam/contracts/kernel/operation";
import type { getSchemes, saveScheme } from "@thangam/contracts/schemes/operations";
import { wireRupees } from "@thangam/contracts/values/money";
import { messageOfCode } from "#api/messages.ts";
import type { FieldError } from "#forms/resolver.ts";
import { blankBenefits, draftOfBenefits, inputOfBenefits } from "./benefit-draft.ts";
import type { BenefitDraft } from "./benefit-draft.ts";

export type Scheme = OutputOf<typeof getSchemes>[number];

/** One prefix as the form holds it; the key stays while rows come and go. */
export interface PrefixDraft {
  key: number;
  prefix: string;
  /** "" where any allowed amount may be chosen. */
  amountPaise: string;
}

/** What a save takes of a scheme. */
export type SchemeField = Exclude<keyof InputOf<typeof saveScheme>, "schemeId" | "version" | "terms">;

/** A scheme as the form holds it: text as typed. A field that the draft leaves out does not compile. */
export interface SchemeDraft extends Record<SchemeField, unknown> {
  name: string;
  type: string;
  instalments: string;
  instalmentsPerMonth: string;
  accrual: string;
  roundingMode: string;
  roundingPlaces: string;
  roundingBasis: string;
  paymentRule: string;
  prefixes: readonly PrefixDraft[];
  minimumPaise: string;
  multipleOfPaise: string;
  benefits: BenefitDraft;
  isOpen: boolean;
}

export const blankScheme: SchemeDraft = {
  name: "",
  type: "Monthly",
  instalments: "",
  instalmentsPerMonth: "",
  accrual: "amount",
  roundingMode: "down",
  roundingPlaces: "3",
  roundingBasis: "row",
  paymentRule: "fixed",
  prefixes: [{ key: 0, prefix: "", amountPaise: "" }],
  minimumPaise: "",
  multipleOfPaise: "",
  benefits: blankBenefits,
  isOpen: true,
};

export function draftOf(scheme: Scheme): SchemeDraft {
  const { name, type, accrual, roundingMode, roundingBasis, paymentRule, isOpen } = scheme;
  return {
    name,
    type,
    instalments: String(scheme.instalments),
    instalmentsPerMonth: scheme.instalmentsPerMonth?.toString() ?? "",
    accrual,
    roundingMode,
    roundingPlaces: String(scheme.roundingPlaces),
    roundingBasis,
    paymentRule,
    prefixes: scheme.prefixes.map(({ prefix, amountPaise }, key) => ({
      key,
      prefix,
      amountPaise: amountPaise === null ? "" : wireRupees(amountPaise),
    })),
    minimumPaise: wireRupees(scheme.minimumPaise),
    multipleOfPaise: wireRupees(scheme.multipleOfPaise),
    benefits: draftOfBenefits(scheme.benefits),
    isOpen,
  };
}

/** What is asked of the amounts of a scheme, with terms or without. */
type AmountsDraft = Pick<SchemeDraft, "paymentRule" | "prefixes" | "minimumPaise" | "multipleOfPaise">;

/** Whether clients choose an amount, so that a minimum and a step are needed. */
export function hasFreeAmount({ paymentRule, prefixes }: AmountsDraft): boolean {
  return paymentRule === "flexible" || prefixes.some(({ amountPaise }) => amountPaise.trim() === "");
}

/** The input of a save, as raw text under our field names. Hidden fields are left out. */
export function inputOf(draft: SchemeDraft): object {
  const { minimumPaise, multipleOfPaise, benefits, ...rest } = draft;
  return {
    ...rest,
    ...(hasFreeAmount(draft) && { minimumPaise, multipleOfPaise }),
    benefits: inputOfBenefits(benefits, draft.paymentRule),
  };
}

/** What the schema reports only when every field is valid by itself: terms would state the instalments. */
export function mistakesIn(draft: SchemeDraft): FieldError[] {
  const { instalments } = draft;
  return [
    ...missing([{ name: "instalments", typed: instalments, code: "instalments_invalid" }]),
    ...missingSteps(draft),
  ];
}

/** The same of a scheme with terms. */
export function missingSteps(draft: AmountsDraft): FieldError[] {
  if (!hasFreeAmount(draft)) return [];
  return missing([
    { name: "minimumPaise", typed: draft.minimumPaise, code: "minimum_invalid" },
    { name: "multipleOfPaise", typed: draft.multipleOfPaise, code: "multiple_invalid" },
  ]);
}

function missing(fields: readonly { name: string; typed: string; code: string }[]): FieldError[] {
  const empty = fields.filter(({ typed }) => typed.trim() === "");
  return empty.map(({ name, code }) => ({ name, message: messageOfCode(code) }));
}
