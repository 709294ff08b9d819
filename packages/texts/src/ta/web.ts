export { auditLabels } from "./audit-labels.ts";
export { messages } from "./messages.ts";
export { screens } from "./screens.ts";
