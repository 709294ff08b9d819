import { beforeEach } from "vitest";
import { factsFor, showMessage } from "#outbox/index.ts";
import { useApp } from "#testing/harness.ts";
import { queueReminders } from "./reminder-store.ts";

export const app = useApp();

/** Every day has its own, so that tests do not find each other's. */
export const opened = "2026-01-31";

export const noon = (day: string) => new Date(`${day}T06:30:00.000Z`);
export const at = (day: string) => ({ day, now: noon(day) });

export const plusDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

beforeEach(async () => {
  await app.asOwner((owner) =>
    owner.query(
      `truncate reminder_lines, reminders, reminder_days;
       delete from outbox_messages; delete from settings;
       update books set status = 'closed', closed_at = now() where status = 'approved';
       insert into settings (key, value, updated_at) values ('reminders', 'true', '2026-01-01')`,
    ),
  );
});

/** What the person or client reads on a day: the plain mail, without its first and last paragraphs. */
export async function toldOn(day: string, clientId: bigint): Promise<string[]> {
  await app.asOwner((owner) => owner.query("truncate reminder_lines, reminders, reminder_days"));
  await app.db.outboxMessage.deleteMany();
  await queueReminders(app.db, noon(day), day);
  return messagesTo(clientId);
}

export async function messagesTo(clientId: bigint): Promise<string[]> {
  const { userId } = await app.db.client.findUniqueOrThrow({ where: { id: clientId } });
  const messages = await app.db.outboxMessage.findMany({
    where: { kind: { startsWith: "reminder" }, OR: [{ clientId }, { userId: userId ?? -1n }] },
    orderBy: { id: "asc" },
  });
  const facts = await factsFor(app.db, messages);
  return messages.map((message) => showMessage(message, facts)?.mail.split("\n\n").slice(2, -2).join("\n") ?? "");
}
