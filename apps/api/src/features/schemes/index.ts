export { listSchemes } from "./list-schemes.ts";
export { refusalOfEnrolment, schemeNamed, schemeOfPrefix } from "./enrolment-rules.ts";
export type { Enrolment, EnrolmentRefusal } from "./enrolment-rules.ts";
export { loadSchemes } from "./scheme-store.ts";
