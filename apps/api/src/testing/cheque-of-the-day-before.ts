import type { TestApp } from "#testing/harness.ts";

/** A cheque of the day before, which saves gold once the bank has paid it, and that was paid on that day. */
export async function chequeOfTheDayBefore(app: TestApp, { number }: { number: string }): Promise<object> {
  const taken = { day: "2026-05-03", now: new Date("2026-05-03T05:30:00Z") };
  const set = (value: boolean) =>
    app.db.$executeRaw`insert into settings (key, value, version, updated_at)
      values ('credit_cheques_on_clearing', to_jsonb(${value}::boolean), 1, now()) on conflict (key) do update set value = excluded.value`;
  await set(true);
  const { paymentId } = await app.money.take(number, { mode: "cheque", ...taken });
  await set(false);
  return { fld_id: String(paymentId), credited_on: "2026-05-03" };
}
