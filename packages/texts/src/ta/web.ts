export { auditLabels } from "./audit-labels.ts";
export { labels } from "./labels.ts";
export { messages } from "./messages.ts";
export { screens } from "./screens.ts";
