import { operations } from "@thangam/contracts";
import { staffTaskKinds } from "@thangam/contracts/messages/notification-schemas";
import type { StaffTaskKind } from "@thangam/contracts/messages/notification-schemas";
import { can, isAllowed } from "@thangam/contracts/kernel/roles";
import type { Allow, Rights } from "@thangam/contracts/kernel/roles";
import { checkableBy } from "#features/approvals/index.ts";
import { command, query } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import { factsFor, showMessage } from "#outbox/index.ts";
import { countInbox, markInboxSeen, selectInbox } from "./inbox-store.ts";
import { markStaffTasksSeen, selectStaffTasks } from "./staff-task-store.ts";

/** Whose work it is: all of these rights, since whoever is notified must be able to open the list and do it. */
const ALLOW_BY_KIND: Readonly<Record<StaffTaskKind, readonly Allow[]>> = {
  requests_waiting: [[can("requests.approve")]],
  payments_verified: [[can("payments.acknowledge")], [can("payments.view")]],
  payments_pending: [[can("payments.acknowledge")], [can("payments.view")]],
  payment_exceptions: [[can("payments.acknowledge")]],
  settlement_lines_open: [["admin"]],
  day_open: [[can("payments.take")]],
  messages_failed: [["admin"]],
  jobs_failing: [["admin"]],
  books_maturing: [[can("reports.view")]],
  bank_overdue: [["admin"]],
  receipts_unconfirmed: [["admin"]],
  receipts_left_over: [["admin"]],
  safe_uncounted: [["admin"]],
  safe_counted: [["admin"]],
  approvals_waiting: [["admin", can("approvals.check")]],
  approvals_decided: [["staff"]],
  approvals_told: [["admin"]],
};

/** Asked on every screen: for staff one statement over what is open, for customers their own messages by index. */
export const listNotifications = query(
  operations.listNotifications,
  async ({ actor, input, branches, db, now, today }) => {
    if (actor.role === "Customer") {
      const [rows, { total, unread }] = await Promise.all([
        selectInbox(db, actor.userId, bounds(input)),
        countInbox(db, actor.userId),
      ]);
      const facts = await factsFor(db, rows);
      const views = rows.map((row) => ({
        kind: row.kind,
        id: row.id,
        total: 1,
        unread: row.isUnread ? 1 : 0,
        at: row.at,
        subject: showMessage(row, facts)?.subject ?? null,
        bookId: row.bookId,
        day: null,
      }));
      return { ...pageOf(views, total, input), totals: { unread } };
    }
    const kinds = staffTaskKindsOf(actor);
    const rows =
      kinds.length === 0 ? [] : await selectStaffTasks(db, kinds, { ...askedBy(actor), branches, now, today });
    const { limit, offset } = bounds(input);
    const views = rows.slice(offset, offset + limit).map((row) => ({
      ...row,
      id: null,
      subject: null,
      bookId: null,
    }));
    return { ...pageOf(views, rows.length, input), totals: { unread: unreadOf(rows) } };
  },
);

/** Only what is theirs is noted; the rest of what was sent is nothing to them. */
export const markNotificationsSeen = command(operations.markNotificationsSeen, async (call) => {
  const { actor, input, branches, tx, now, today, note } = call;
  note({ recordType: "user", recordId: actor.userId, detail: { notifications: input.seen.length } });
  if (actor.role === "Customer") {
    const ids = input.seen.flatMap(({ id }) => (id === undefined ? [] : [id]));
    await markInboxSeen(tx, actor.userId, { ids, andOlder: input.andOlder }, now);
    const { unread } = await countInbox(tx, actor.userId);
    return { unread };
  }
  const kinds = staffTaskKindsOf(actor);
  const seen = input.seen.flatMap(({ kind, at }) => {
    const known = kinds.find((own) => own === kind);
    // What will come is not seen yet.
    return known === undefined ? [] : [{ kind: known, at: at > now ? now : at }];
  });
  if (seen.length > 0) await markStaffTasksSeen(tx, actor.userId, seen);
  const rows = kinds.length === 0 ? [] : await selectStaffTasks(tx, kinds, { ...askedBy(actor), branches, now, today });
  return { unread: unreadOf(rows) };
});

function askedBy(person: Rights & { userId: bigint }) {
  return { userId: person.userId, checkable: checkableBy(person) };
}

function staffTaskKindsOf(person: Rights): readonly StaffTaskKind[] {
  return staffTaskKinds.filter((kind) => ALLOW_BY_KIND[kind].every((allow) => isAllowed(allow, person)));
}

/** Of how many kinds there is something new: requests, payments and failed messages have no common sum. */
function unreadOf(rows: readonly { unread: number }[]): number {
  return rows.filter(({ unread }) => unread > 0).length;
}
