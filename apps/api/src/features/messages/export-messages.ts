import { formatMoment } from "@thangam/texts/format-day";
import { operations } from "@thangam/contracts";
import { listFile, maxRows } from "#documents/list-file.ts";
import type { Cell, ListColumn } from "#documents/list-types.ts";
import { batchesOf } from "#exports/export-list.ts";
import { rowsByKeys } from "#exports/rows-in-turn.ts";
import { query } from "#kernel/handler.ts";
import { factsFor, messageKeys, messagesByKeys } from "#outbox/index.ts";
import { messageView } from "./message-view.ts";

/** Whom we wrote to about what and whether it arrived. What a message said is not in the file. */
export const exportMessages = query(operations.exportMessages, async (call) => {
  const { input, branches, db, services, now, today, refuse } = call;
  const { format, language, sort, ...asked } = input;
  const { timeZone } = services;
  const filter = { ...asked, branches, timeZone, isOldestFirst: sort === "at" };
  const keys = await messageKeys(db, filter, maxRows[format] + 1);
  if (keys.length > maxRows[format]) throw refuse("export_too_long");
  const viewsOf = async (some: readonly bigint[]) => {
    const messages = await messagesByKeys(db, filter, some);
    const facts = await factsFor(db, messages);
    return messages.map((message) => messageView(message, facts, now, services.publicUrl));
  };
  const list = {
    name: `messages-${today}`,
    title: "Messages",
    facts: [{ label: "Messages", value: String(keys.length) }],
    columns,
    batches: batchesOf(rowsByKeys(call, keys, viewsOf), (view) => cellsOf(view, timeZone)),
  } as const;
  const madeAt = formatMoment(now, timeZone);
  return listFile(list, { format, language }, { pdf: services.pdf, now, madeAt });
});

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

function cellsOf(message: ReturnType<typeof messageView>, timeZone: string): Cell[] {
  const momentText = (moment: Date | null) => (moment === null ? null : formatMoment(moment, timeZone));
  return [
    momentText(message.writtenAt),
    message.toName,
    message.toEmail,
    message.toMobile,
    message.subject ?? message.kind,
    message.state,
    message.attempts,
    momentText(message.mailedAt),
    momentText(message.textedAt),
    message.failure,
    message.lastError,
  ];
}
