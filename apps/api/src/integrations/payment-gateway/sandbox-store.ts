import type { Prisma } from "#generated/prisma/client.ts";
import * as column from "#platform/database/columns.ts";
import type { Database } from "#platform/database/db.ts";
import { queryRows, row } from "#platform/database/rows.ts";

export function insertOrder(db: Database, order: Prisma.SandboxOrderCreateInput) {
  return db.sandboxOrder.create({ data: order });
}

export function findOrder(db: Database, id: string) {
  return db.sandboxOrder.findUnique({ where: { id }, include: { payments: { orderBy: { createdAt: "asc" } } } });
}

export interface NoticeToSend {
  eventId: string;
  body: string;
  dueAt: Date;
}

/** An attempt to pay, and what the gateway is going to tell of it. */
export async function insertAttempt(
  db: Database,
  payment: Prisma.SandboxPaymentUncheckedCreateInput,
  notices: readonly NoticeToSend[],
): Promise<void> {
  await db.$transaction([
    db.sandboxPayment.create({ data: payment }),
    db.sandboxNotice.createMany({ data: [...notices] }),
  ]);
}

/** Notes that captured money goes back under a key, once; never money that is kept. */
export async function noteRefund(db: Database, id: string, refundKey: string): Promise<void> {
  await db.sandboxPayment.updateMany({
    where: { id, capturedAt: { not: null }, refundKey: null, isKept: false },
    data: { refundKey },
  });
}

/** Whether the sandbox has the money of a payment and sends none of it back. */
export async function isMoneyKept(db: Database, id: string): Promise<boolean> {
  return (await db.sandboxPayment.count({ where: { id, isKept: true } })) > 0;
}

/** What went back of a payment, and under which key; null when nothing did. */
export async function findRefund(db: Database, id: string): Promise<{ key: string; amountPaise: bigint } | null> {
  const payment = await db.sandboxPayment.findUnique({ where: { id, refundKey: { not: null } } });
  const key = payment?.refundKey ?? null;
  return payment === null || key === null ? null : { key, amountPaise: payment.amountPaise };
}

/** Takes notices that are due; each is out of sight of other processes until `takenUntil`. */
export function takeDueNotices(db: Database, now: Date, takenUntil: Date, limit: number) {
  return queryRows(db, dueNotice)`
    update sandbox_notices set tries = tries + 1, due_at = ${takenUntil}::timestamptz
    where id in (
      select id from sandbox_notices where delivered_at is null and due_at <= ${now}::timestamptz and tries < 8
      order by due_at, id limit ${limit}::int
      for update skip locked)
    returning id, event_id, body, tries`;
}

const dueNotice = row({ id: column.id, eventId: column.text, body: column.text, tries: column.integer });

export async function markNoticeDelivered(db: Database, id: bigint, now: Date): Promise<void> {
  await db.sandboxNotice.update({ where: { id }, data: { deliveredAt: now } });
}
