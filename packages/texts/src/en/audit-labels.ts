import type { AuditLabels } from "#shape.ts";

/** The English label stands on its operation. */
export const auditLabels: AuditLabels = {};
