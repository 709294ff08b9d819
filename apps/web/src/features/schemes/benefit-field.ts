import type { BenefitDraft } from "./benefit-draft.ts";

/** The typed benefits, and the error of a field by its path. */
export interface BenefitField {
  value: BenefitDraft;
  set: (values: Partial<BenefitDraft>) => void;
  errorAt: (...path: (string | number)[]) => string | undefined;
}
