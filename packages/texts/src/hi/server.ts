export { auditLabels } from "./audit-labels.ts";
export { checkout } from "./checkout.ts";
export { documents } from "./documents.ts";
export { font } from "./font.ts";
export { mail } from "./mail.ts";
export { messages } from "./messages.ts";
export { numbers } from "./numbers.ts";
export { terms as schemeTerms } from "./screens/terms.ts";
