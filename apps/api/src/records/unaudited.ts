import type { Client } from "pg";
import * as column from "#platform/database/columns.ts";
import { readRows, row } from "#platform/database/rows.ts";
import { columnsChangedIn } from "./changed-columns.ts";
import { nameOfRecord } from "./replay-versions.ts";
import type { VersionRow } from "./version-hash.ts";

/** What gateways and jobs say by themselves. Where a column names a person, somebody did it, and the trail says so. */
const byItself: ReadonlyMap<string, { namesPerson: readonly string[] }> = new Map([
  ["gateway_orders", { namesPerson: [] }],
  ["gateway_captures", { namesPerson: [] }],
  ["gateway_moves", { namesPerson: [] }],
  ["gateway_refunds", { namesPerson: ["settled_by_id", "other_mode", "other_reference"] }],
  ["gateway_disputes", { namesPerson: [] }],
  ["past_refunds", { namesPerson: [] }],
  ["payment_exceptions", { namesPerson: ["resolved_by_id", "returned_mode"] }],
  ["import_batches", { namesPerson: ["started_by_id", "undone_by_id"] }],
  // A release adds them; the verifier knows them by itself.
  ["accounts", { namesPerson: [] }],
  ["bank_tellings", { namesPerson: [] }],
  ["receipt_tellings", { namesPerson: [] }],
  ["safe_tellings", { namesPerson: [] }],
  ["receipt_leftovers", { namesPerson: [] }],
]);

/** An order is opened at its gateway after the payment was started, and noted with it. */
const ofOrder: ReadonlySet<string> = new Set(["gateway", "gateway_order_id"]);

/** Whether an entry of the audit trail has to stand beside the version, in the transaction that wrote both. */
function isAuditDue(version: VersionRow): boolean {
  const columns = columnsChangedIn(version);
  if (version.change === "found") return false;
  if (version.record === "payments" && version.change === "changed") return columns.some((name) => !ofOrder.has(name));
  const own = byItself.get(version.record);
  return own === undefined || columns.some((name) => own.namesPerson.includes(name));
}

/** Changes that no entry of the audit trail tells of. */
export async function faultsOfUnaudited(client: Client, versions: readonly VersionRow[]): Promise<string[]> {
  const due = versions.filter(isAuditDue);
  if (due.length === 0) return [];
  const told = await readRows(
    client,
    row({ xid: column.text }),
    "select distinct a.xid::text from audit_entries a where a.xid = any($1::bigint[])",
    [[...new Set(due.map(({ xid }) => xid))]],
  );
  const xids = new Set(told.map(({ xid }) => xid));
  return due
    .filter(({ xid }) => !xids.has(xid))
    .map(({ record, record_key, change, at }) => {
      const moment = new Date(Number(at)).toISOString();
      return `${nameOfRecord(record, record_key)} was ${change} at ${moment}, and the audit trail says nothing of it.`;
    });
}
