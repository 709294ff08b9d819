import type * as operations from "@thangam/contracts/schemes/operations";
import type { HandlersOf } from "#kernel/handler.ts";
import { getSchemes } from "./get-schemes.ts";
import { listSchemes } from "./list-schemes.ts";
import { saveScheme } from "./save-scheme.ts";

export { isOffered, refusalOfEnrolment, schemeNamed, schemeOfPrefix } from "./enrolment-rules.ts";
export type { Enrolment, EnrolmentRefusal } from "./enrolment-rules.ts";
export { lockSchemesShared, loadSchemes, promisesAsShown } from "./scheme-store.ts";
export { benefitsOf, storedBenefits } from "./stored-benefits.ts";
export { storedTerms, termsOf } from "./stored-terms.ts";
export { schemeView } from "./scheme-view.ts";
export { versionView } from "./get-schemes.ts";
export type { SchemeVersion } from "./scheme-store.ts";

export const handlers: HandlersOf<typeof operations> = {
  getSchemes,
  listSchemes,
  saveScheme,
};
