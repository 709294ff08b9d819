import { operations } from "@thangam/contracts";
import { listFile, mostRows } from "#documents/list-file.ts";
import type { Cell } from "#documents/list-file.ts";
import { dayOnPaper, momentOnPaper } from "#documents/paper-texts.ts";
import { query } from "#operations/handler.ts";
import type { Database } from "#platform/db.ts";
import { selectClients } from "./client-store.ts";
import type { ClientFilter } from "./client-store.ts";

const rowsAtOnce = 1_000;

export const exportClients = query(operations.exportClients, async ({ input, db, services, now, today, refuse }) => {
  const { format, ...asked } = input;
  const { timeZone } = services;
  const filter = { ...asked, timeZone, isApprovedOnly: true };
  const { total } = await selectClients(db, { ...filter, limit: 1, offset: 0 });
  if (total > mostRows[format]) throw refuse("export_too_long");
  const list = {
    name: `clients-${today}`,
    title: "Clients",
    facts: [{ label: "Clients", value: String(total) }],
    columns: [
      { heading: "Name", kind: "text" as const, isWide: true },
      { heading: "Mobile", kind: "code" as const },
      { heading: "Email", kind: "text" as const, isWide: true },
      { heading: "Joined", kind: "text" as const },
      { heading: "Books", kind: "text" as const, isWide: true },
    ],
    batches: clientBatches(db, filter),
    totals: [],
  };
  return listFile(list, format, { pdf: services.pdf, now, madeAt: momentOnPaper(now, timeZone) });
});

async function* clientBatches(
  db: Database,
  filter: Omit<ClientFilter, "limit" | "offset">,
): AsyncGenerator<readonly (readonly Cell[])[]> {
  for (let offset = 0; ; offset += rowsAtOnce) {
    const { rows } = await selectClients(db, { ...filter, limit: rowsAtOnce, offset });
    yield rows.map((row) => [row.name, row.mobile, row.email, dayOnPaper(row.joined_on), row.book_numbers.join(", ")]);
    if (rows.length < rowsAtOnce) return;
  }
}
