export { isOffered, refusalOfEnrolment, schemeNamed, schemeOfPrefix } from "./enrolment-rules.ts";
export type { Enrolment, EnrolmentRefusal } from "./enrolment-rules.ts";
export { getSchemes } from "./get-schemes.ts";
export { listSchemes } from "./list-schemes.ts";
export { saveScheme } from "./save-scheme.ts";
export { holdSchemes, loadSchemes } from "./scheme-store.ts";
export { benefitsOf, storedBenefits } from "./stored-benefits.ts";
export { schemeView } from "./scheme-view.ts";
export type { SchemeVersion } from "./scheme-store.ts";
