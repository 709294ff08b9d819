import { operations } from "@thangam/contracts";
import { beforeAll, describe, expect, test } from "vitest";
import { writeAudit } from "#audit/index.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { contextOf, testMoment } from "#testing/money.ts";

const app = useApp();
let admin: SignedIn;
let clerk: SignedIn;

interface Entry {
  id: string;
  actor: string | null;
  actor_name: string | null;
  action: string;
  record_type: string;
  record_id: string;
  detail: Record<string, unknown>;
  address: string;
}

async function entries(filter: object = {}): Promise<Entry[]> {
  const { status, body } = await admin.call("listAuditEntries", { pageSize: 200, ...filter });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}

const idsOf = (list: readonly Entry[]) => list.map(({ record_id }) => record_id);

/** 02:00 in the shop is still the day before in UTC. */
const atShop = (day: string, time: string) => new Date(`${day}T${time}:00+05:30`);

beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin", name: "Meenakshi Sundaram", email: "meenakshi@example.com" });
  clerk = await app.signedInAs({ userType: "Employee", name: "Arun Prakash", capabilities: ["clients.enrol"] });
  const write = (recordId: string, now: Date, operation: string, actorId: bigint | null, recordType = "thing") =>
    writeAudit(app.db, contextOf(operation, { actorId }), now, { recordType, recordId });
  await write("1", atShop("2026-01-10", "02:00"), "First_Thing", admin.userId);
  await write("2", atShop("2026-01-10", "23:59"), "Second_Thing", clerk.userId);
  await write("3", atShop("2026-01-11", "00:00"), "First_Thing", clerk.userId);
  await write("3", testMoment, "First_Thing", null, "other_thing");
});

const thing = { record_type: "thing" };

describe("the trail", () => {
  test("says who did what to which record, when, and from where, newest first", async () => {
    const client = { name: "Kavitha", email: "kavitha@example.com", mobile: "9840012345" };
    const answer = await clerk.call("addClient", client);
    const [newest] = await entries();
    expect(newest).toMatchObject({
      actor: String(clerk.userId),
      actor_name: "Arun Prakash",
      actor_type: "Employee",
      action: "Add_New_Monthlyclient",
      record_type: "client",
      record_id: answer.body.data[0].ClientId,
      at: testMoment.toISOString(),
    });
    expect(newest?.address).toMatch(/127\.0\.0\.1$/);
    expect(idsOf(await entries(thing))).toEqual(["3", "2", "1"]);
    expect(idsOf(await entries({ ...thing, sort: "at" }))).toEqual(["1", "2", "3"]);
  });

  test("is narrowed by person, by name, e-mail or id", async () => {
    expect(idsOf(await entries({ ...thing, person: "aRUN" }))).toEqual(["3", "2"]);
    expect(idsOf(await entries({ ...thing, person: "meenakshi@" }))).toEqual(["1"]);
    expect(idsOf(await entries({ ...thing, actor: String(clerk.userId) }))).toEqual(["3", "2"]);
    expect(await entries({ ...thing, person: "%" })).toEqual([]);
  });

  test("is narrowed by record and by action", async () => {
    expect(await entries({ record_type: "thing", record_id: "3" })).toHaveLength(1);
    expect((await entries({ record_id: "3" })).map(({ record_type }) => record_type)).toContain("other_thing");
    expect(idsOf(await entries({ ...thing, action: "First_Thing" }))).toEqual(["3", "1"]);
  });

  test("is narrowed by days of the shop, both included", async () => {
    expect(idsOf(await entries({ ...thing, FromDate: "2026-01-10", ToDate: "2026-01-10" }))).toEqual(["2", "1"]);
    expect(idsOf(await entries({ ...thing, FromDate: "2026-01-11 00:00" }))).toEqual(["3"]);
    expect(idsOf(await entries({ ...thing, ToDate: "2026-01-09" }))).toEqual([]);
  });

  test("comes in pages with how many there are", async () => {
    const { body } = await admin.call("listAuditEntries", { ...thing, pageSize: 2, page: 2 });
    expect(body.page).toEqual({ number: 2, size: 2, total: 3 });
    expect(idsOf(body.data)).toEqual(["1"]);
  });
});

test("a file says what was done in words, in the reader's language, as the screen does", async () => {
  const { wire, auditLabel: label = "" } = operations.failPayment;
  const note = { recordType: "payment", recordId: "77", detail: { amountPaise: "150000", status: "Pending → Failed" } };
  await writeAudit(app.db, contextOf(wire, { actorId: clerk.userId }), testMoment, note);
  await writeAudit(app.db, contextOf("Reconcile_Payments", { actorId: null }), testMoment, { ...note, detail: {} });
  const fileIn = async (language: string) => {
    const { text } = await admin.call("exportAuditEntries", { record_id: "77", format: "csv", language });
    return text.replaceAll("\u00a0", " ");
  };
  const english = await fileIn("en");
  expect(english).toContain("status: Pending → Failed; amount: ₹ 1,500.00");
  for (const words of [label, "Asked the gateway by itself", "Payment"]) expect(english).toContain(`,${words},`);
  expect(english).not.toMatch(/amountPaise|Reconcile_Payments|,payment,/);
  const tamil = await fileIn("ta");
  for (const words of ["தானாகக் கட்டணத் தளத்திடம் கேட்டது", "கட்டணம்"]) expect(tamil).toContain(`,${words},`);
  expect(tamil).not.toContain(label);
});

test("every filter has an index", async () => {
  const [plan, ...others] = await app.asOwner(async (owner) => {
    await owner.query(
      `insert into audit_entries (at, operation, record_type, record_id, request_id, address, chain, chain_seq, prev_hash, hash, actor_id)
      select now() - n * interval '1 minute', 'Op' || n % 50, 'type' || n % 20, n::text, '', '', 100, n, '', '', $1 from generate_series(1, 20000) n`,
      [String(admin.userId)],
    );
    await owner.query("analyze audit_entries");
    const filters = [
      "order by at desc, id desc limit 50",
      "where record_type = 'thing' order by at desc, id desc limit 50",
      "where record_id = '3' order by at desc, id desc limit 50",
      "where operation = 'First_Thing' order by at desc, id desc limit 50",
      `where actor_id = any(array(select id from users where name ilike '%prakash%')) order by at desc, id desc limit 50`,
      "where at >= '2026-01-10' and at < '2026-01-11' order by at desc, id desc limit 50",
    ];
    const plans = [];
    for (const filter of filters) {
      const { rows } = await owner.query(`explain select * from audit_entries ${filter}`);
      plans.push(rows.map((row) => String(row["QUERY PLAN"])).join("\n"));
    }
    return plans;
  });
  for (const shown of [plan, ...others]) {
    expect(shown).toContain("Index");
    expect(shown).not.toContain("Seq Scan on audit_entries");
  }
});

test("guesses at unknown accounts cannot fill the audit trail", async () => {
  const count = () => app.db.auditEntry.count({ where: { operation: "New_Admin_Login" } });
  const before = await count();
  for (let n = 0; n < 120; n += 20) {
    await Promise.all(
      Array.from({ length: 20 }, (_, m) =>
        app.nobody().call("signIn", { email: `nobody${n + m}@example.com`, password: "guess" }),
      ),
    );
  }
  expect((await count()) - before).toBe(100);

  // From however many addresses they come.
  await app.db.attemptCounter.updateMany({
    where: { key: "sign-in:unknown" },
    data: { madeAt: Array.from({ length: 1_000 }, () => app.clock.now) },
  });
  await app.db.attemptCounter.deleteMany({ where: { key: { startsWith: "sign-in:address:" } } });
  await app.nobody().call("signIn", { email: "nobody@example.com", password: "guess" });
  expect((await count()) - before).toBe(100);
  const known = await app.make.user();
  await app.nobody().call("signIn", { email: known.email, password: "guess" });
  expect((await count()) - before).toBe(101);
});
