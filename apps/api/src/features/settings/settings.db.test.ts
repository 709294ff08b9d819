import { expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";

const app = useApp();

const plainPayments = {
  card_without_number: false,
  upi_without_number: false,
  cheque_without_number: false,
  bank_without_number: false,
  open_payments_per_book: 5,
  open_payments_per_client: 20,
};

test("nothing is switched on until an Admin does it", async () => {
  const admin = await app.signedInAs({ userType: "Admin" });
  expect((await admin.call("getSettings")).body.data).toEqual([
    {
      auto_acknowledge: false,
      reminders: false,
      reminders_hour: 9,
      quiet_from_hour: 21,
      quiet_until_hour: 8,
      ...plainPayments,
      closing_hour: 20,
      counter_goes_on: false,
      blind_count: true,
      credit_cheques_on_clearing: false,
      bank_days: 3,
      settlement_days: 7,
      safe_days: 7,
      holidays_move_due_days: true,
      second_factor: true,
      mobile_first_password: false,
      loyalty_points_per_100: 0,
      version: 0,
      updated_at: null,
      updated_by: null,
    },
  ]);
});

test("a change says who made it and when, and stands in the trail", async () => {
  const admin = await app.signedInAs({ userType: "Admin", name: "Selvi" });
  const saved = await admin.call("saveSettings", { auto_acknowledge: true, version: 0 });
  expect(saved.body.data).toEqual([
    {
      auto_acknowledge: true,
      reminders: false,
      reminders_hour: 9,
      quiet_from_hour: 21,
      quiet_until_hour: 8,
      ...plainPayments,
      closing_hour: 20,
      counter_goes_on: false,
      blind_count: true,
      credit_cheques_on_clearing: false,
      bank_days: 3,
      settlement_days: 7,
      safe_days: 7,
      holidays_move_due_days: true,
      second_factor: true,
      mobile_first_password: false,
      loyalty_points_per_100: 0,
      version: 1,
      updated_at: app.clock.now.toISOString(),
      updated_by: "Selvi",
    },
  ]);
  const entry = await app.db.auditEntry.findFirstOrThrow({ where: { operation: "Save_Settings" } });
  expect(entry).toMatchObject({ recordType: "settings", actorId: admin.userId, detail: { autoAcknowledge: true } });
});

test("what is not named in a save stays as it is", async () => {
  const admin = await app.signedInAs({ userType: "Admin" });
  const { version, auto_acknowledge } = (await admin.call("getSettings")).body.data[0];
  const saved = await admin.call("saveSettings", { reminders: true, reminders_hour: "17", version });
  expect(saved.body.data).toMatchObject([{ auto_acknowledge, reminders: true, reminders_hour: 17 }]);
  expect((await admin.call("saveSettings", { reminders_hour: 24, version: version + 2 })).body.code).toBe(
    "hour_invalid",
  );
});

test("of two who change the same settings, the second has to look again", async () => {
  const admins = await Promise.all([1, 2, 3, 4].map(() => app.signedInAs({ userType: "Admin" })));
  const { version } = (await admins[0]!.call("getSettings")).body.data[0];
  const answers = await Promise.all(
    admins.map((admin) => admin.call("saveSettings", { auto_acknowledge: false, version })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe("settings_changed");
});

test("the database keeps no setting that is not known, nor one of another kind", async () => {
  const write = (key: string, value: string) =>
    app.asOwner((owner) =>
      owner.query("insert into settings (key, value, updated_at) values ($1, $2::jsonb, now())", [key, value]),
    );
  await expect(write("auto_acknowledgement", "true")).rejects.toThrow("settings_value_check");
  await app.asOwner((owner) => owner.query("delete from settings"));
  for (const hour of ["24", "-1", "9.5", "true", "null"])
    await expect(write("reminders_hour", hour)).rejects.toThrow("settings_value_check");
  await expect(write("auto_acknowledge", '"yes"')).rejects.toThrow("settings_value_check");
});

test("no rate of loyalty points begins when points were earned already, or with another one", async () => {
  const { bookId } = await app.make.payment();
  const pay = (day: string, now: string) =>
    app.make.payment({ bookId, mode: "online", amountPaise: 50_000n, day, now: new Date(now) });
  const begin = (since: string) =>
    app.asOwner((owner) =>
      owner.query("insert into loyalty_rates (points_per_100, since) values (9, $1)", [new Date(since)]),
    );
  const late = "cannot alter points";
  await pay("2026-06-01", "2026-06-01T06:00:00.000Z");
  await expect(begin("2026-06-01T06:00:00.000Z")).rejects.toThrow(late);
  await begin("2026-06-01T06:00:00.001Z");
  await expect(begin("2026-06-01T06:00:00.001Z")).rejects.toThrow(late);
  // Posted two days after the day on which the money came.
  await pay("2026-06-10", "2026-06-12T06:00:00.000Z");
  await expect(begin("2026-06-12T05:00:00.000Z")).rejects.toThrow(late);
});

/** What is set until an Admin sets another. */
const defaults = async () => {
  const { rows } = await app.asOwner((owner) =>
    owner.query<{ defaults: Record<string, boolean | number> }>("select setting_defaults() as defaults"),
  );
  return rows[0]?.defaults ?? {};
};

test("each setting has one default, and the table would take it", async () => {
  const admin = await app.signedInAs({ userType: "Admin" });
  const shown = (await admin.call("getSettings")).body.data[0];
  const { loyalty_points_per_100: _points, version: _version, updated_at: _at, updated_by: _by, ...settings } = shown;
  expect(Object.keys(await defaults()).toSorted()).toEqual(Object.keys(settings).toSorted());
  await app.asOwner((owner) =>
    owner.query(
      `begin; delete from settings;
       insert into settings (key, value, updated_at) select key, value, now() from jsonb_each(setting_defaults()); rollback`,
    ),
  );
});

test("a default that is changed in its one place is another for the portal and for every function", async () => {
  const admin = await app.signedInAs({ userType: "Admin" });
  await app.asOwner((owner) => owner.query("delete from settings"));
  const before = await defaults();
  const others = Object.fromEntries(
    Object.entries(before).map(([key, value]) => [key, typeof value === "number" ? value + 1 : !value]),
  );
  const define = (values: object) =>
    app.asOwner((owner) =>
      owner.query(
        `create or replace function setting_defaults() returns jsonb language sql immutable as
         $$ select '${JSON.stringify(values)}'::jsonb $$`,
      ),
    );
  await define(others);
  try {
    expect((await admin.call("getSettings")).body.data).toMatchObject([others]);
    const { rows } = await app.asOwner((owner) =>
      owner.query(`select closing_hour(1::smallint), safe_days(), setting_is_on('reminders') as reminders,
        overdue_at_bank('2026-05-08') = bank_day_before('2026-05-08', 4) as bank_has_four`),
    );
    expect(rows).toEqual([{ closing_hour: 21, safe_days: 8, reminders: true, bank_has_four: true }]);
  } finally {
    await define(before);
  }
});

test("no function reads a setting past its default, or one that has none", async () => {
  const { rows } = await app.asOwner((owner) =>
    owner.query<{ name: string; body: string }>(
      "select proname as name, prosrc as body from pg_proc where pronamespace = 'public'::regnamespace",
    ),
  );
  const readers = rows.filter(({ body }) => /\b(from|join) settings\b/.test(body)).map(({ name }) => name);
  expect(readers.toSorted()).toEqual(["setting_count", "setting_is_on"]);
  const asked = rows.flatMap(({ body }) =>
    [...body.matchAll(/\bsetting_(?:count|is_on)\('(\w+)'\)/g)].map(([, key]) => key),
  );
  expect(Object.keys(await defaults())).toEqual(expect.arrayContaining(asked));
  expect(asked).toContain("bank_days");
});
