import { operations } from "@thangam/contracts";
import { query } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import { factsFor, selectMessages } from "#outbox/index.ts";
import { messageView } from "./message-view.ts";

/** What was written to people, as our records would write it now; codes and passwords are masked. */
export const listMessages = query(operations.listMessages, async ({ input, branches, db, now, services }) => {
  const { sort, ...filter } = input;
  const { timeZone, publicUrl } = services;
  const asked = { ...filter, branches, timeZone, isOldestFirst: sort === "at" };
  const { rows, total, isMore } = await selectMessages(db, asked, bounds(input));
  const facts = await factsFor(db, rows);
  return pageOf(
    rows.map((row) => messageView(row, facts, now, publicUrl)),
    total,
    input,
    { isMore },
  );
});
