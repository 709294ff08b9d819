import type { BenefitDraft } from "./benefit-draft.ts";

/** The benefits as they are typed, and what is wrong at a path below them. */
export interface BenefitField {
  value: BenefitDraft;
  set: (values: Partial<BenefitDraft>) => void;
  errorAt: (...path: (string | number)[]) => string | undefined;
}
