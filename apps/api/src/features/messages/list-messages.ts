import { operations } from "@thangam/contracts";
import { query } from "#operations/handler.ts";
import { bounds, pageOf } from "#operations/page.ts";
import { factsFor, selectMessages, showMessage } from "#outbox/index.ts";

/** What was written to people, as our records would write it now; codes and passwords are masked. */
export const listMessages = query(operations.listMessages, async ({ input, db }) => {
  const { rows, total } = await selectMessages(db, { ...input, ...bounds(input), isOldestFirst: input.sort === "at" });
  const facts = await factsFor(db, rows);
  const views = rows.map((row) => {
    const shown = showMessage(row, facts);
    return {
      id: row.id,
      kind: row.kind,
      state: stateOf(row),
      subject: shown?.subject ?? null,
      mail: shown?.mail ?? null,
      sms: shown?.sms?.text ?? null,
      toName: shown?.to.name ?? null,
      toEmail: shown?.to.email ?? null,
      toMobile: shown?.to.mobile ?? null,
      writtenAt: row.createdAt,
      mailedAt: row.mailedAt,
      textedAt: row.textedAt,
      attempts: row.attempts,
      lastError: row.lastError,
    };
  });
  return pageOf(views, total, input);
});

function stateOf({ deliveredAt, deadAt }: { deliveredAt: Date | null; deadAt: Date | null }) {
  if (deliveredAt !== null) return "Delivered" as const;
  return deadAt === null ? ("Waiting" as const) : ("Given up" as const);
}
