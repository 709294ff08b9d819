import { formatMoment } from "@thangam/texts/format-day";
import { operations } from "@thangam/contracts";
import { listFile, maxRows } from "#documents/list-file.ts";
import type { Cell, ListColumn, ListFile } from "#documents/list-types.ts";
import { whole } from "#exports/export-list.ts";
import { query } from "#kernel/handler.ts";
import { factsFor, selectMessages } from "#outbox/index.ts";
import type { MessageFilter } from "#outbox/index.ts";
import type { Reader } from "#platform/database/db.ts";
import { inSnapshot } from "#platform/database/transaction.ts";
import { messageView } from "./message-view.ts";

const rowsAtOnce = 1_000;

/**
 * Whom we wrote to about what and whether it arrived, all as it stood at one moment: messages come and change while a
 * long list is read. What a message said is not in the file.
 */
export const exportMessages = query(operations.exportMessages, ({ input, db, services, now, today, refuse }) =>
  inSnapshot(db, async (reader) => {
    const { format, language, sort, ...asked } = input;
    const { timeZone } = services;
    const filter = { ...asked, timeZone, isOldestFirst: sort === "at" };
    const { total } = await selectMessages(reader, { ...filter, limit: 1, offset: 0 }, maxRows[format]);
    if (total > maxRows[format]) throw refuse("export_too_long");
    const list: ListFile = {
      name: `messages-${today}`,
      title: "Messages",
      facts: [{ label: "Messages", value: String(total) }],
      columns,
      batches: messageBatches(reader, filter, now),
      totals: [],
    };
    const madeAt = formatMoment(now, timeZone);
    return whole(await listFile(list, { format, language }, { pdf: services.pdf, now, madeAt }));
  }),
);

const columns: readonly ListColumn[] = [
  { heading: "Written", kind: "text" },
  { heading: "To", kind: "text", isWide: true },
  { heading: "Email", kind: "text", isWide: true },
  { heading: "Mobile", kind: "code" },
  { heading: "Message", kind: "text", isWide: true },
  { heading: "State", kind: "word" },
  { heading: "Tries", kind: "count" },
  { heading: "Mailed", kind: "text" },
  { heading: "SMS", kind: "text" },
  { heading: "Last error", kind: "word", isWide: true },
  { heading: "Details of the error", kind: "text", isWide: true },
];

type Filter = Omit<MessageFilter, "limit" | "offset">;

async function* messageBatches(db: Reader, filter: Filter, now: Date): AsyncGenerator<readonly (readonly Cell[])[]> {
  const momentText = (moment: Date | null) => (moment === null ? null : formatMoment(moment, filter.timeZone));
  for (let offset = 0; ; offset += rowsAtOnce) {
    const { rows } = await selectMessages(db, { ...filter, limit: rowsAtOnce, offset });
    const facts = await factsFor(db, rows);
    yield rows
      .map((row) => messageView(row, facts, now))
      .map((row) => [
        momentText(row.writtenAt),
        row.toName,
        row.toEmail,
        row.toMobile,
        row.subject ?? row.kind,
        row.state,
        row.attempts,
        momentText(row.mailedAt),
        momentText(row.textedAt),
        row.failure,
        row.lastError,
      ]);
    if (rows.length < rowsAtOnce) return;
  }
}
