import { operations } from "@thangam/contracts";
import { roles } from "@thangam/contracts/kernel/roles";
import { listQuery } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import { selectEntries } from "./audit-store.ts";

export const listAuditEntries = listQuery(operations.listAuditEntries, async ({ input, db, services }) => {
  const { rows, total } = await selectEntries(db, { ...input, ...bounds(input), timeZone: services.timeZone });
  const views = rows.map((row) => ({
    id: row.id,
    at: row.at,
    actorId: row.actor_id,
    actorName: row.actor_name,
    // The trail keeps what was true then; a kind of person that no longer exists is not named.
    actorType: roles.find((role) => role === row.actor_type) ?? null,
    action: row.operation,
    recordType: row.record_type,
    recordId: row.record_id,
    detail: row.detail,
    requestId: row.request_id,
    address: row.address,
  }));
  return pageOf(views, total, input);
});
