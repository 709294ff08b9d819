export { listSchemes, schemeView } from "./list-schemes.ts";
export { isOffered, refusalOfEnrolment, schemeNamed, schemeOfPrefix } from "./enrolment-rules.ts";
export type { Enrolment, EnrolmentRefusal } from "./enrolment-rules.ts";
export { loadSchemes } from "./scheme-store.ts";
