import { beforeAll, expect, test } from "vitest";
import { admin, app, next, plan, save } from "./save-scheme.testing.ts";
import type { SavedScheme } from "./save-scheme.testing.ts";

beforeAll(async () => {
  // The other Admin, without whom nobody could approve.
  await app.signedInAs({ userType: "Admin" });
});

const bonus = { of: "instalment", by: "instalments", steps: [{ from: "11", percent: "100" }] };
const adding = { fld_duration: "11", benefits: { bonus } };
const roundedUp = { accrual: "weight", rounding_mode: "half_up", rounding_places: "2", rounding_basis: "row" };
const flexible = { payment_rule: "flexible", minimum_amount: "500", multiple_of: "500", prefixes: undefined };

/** An edit of a scheme in a shop that runs, where everybody waits for somebody else: what its request says, or null where nothing waits. */
async function edited(before: object, change: object): Promise<{ from: string; to: string } | null> {
  const sent = { ...plan(before), ...before };
  const saved: SavedScheme = await save(sent);
  await app.make.payment();
  const { id: _id, ...rest } = await app.db.approvalSetting.findFirstOrThrow({ orderBy: { id: "desc" } });
  await app.db.approvalSetting.create({ data: { ...rest, scope: "everyone" } });
  const answer = await admin.call("saveScheme", { ...sent, ...change, ...next(saved) });
  await app.db.approvalSetting.create({ data: { ...rest, scope: "employees" } });
  if (answer.status === 200) return null;
  expect(answer.status, JSON.stringify(answer.body)).toBe(202);
  const id = BigInt(answer.body.approval.approval_id);
  const { kind, dangers } = await app.db.approval.findUniqueOrThrow({ where: { id } });
  expect(kind).toBe("benefits");
  return JSON.parse(JSON.stringify(dangers))[0];
}

test.each([
  ["days in the place of months", adding, { fld_type: "Daily" }, "type: monthly", "type: daily"],
  [
    "more instalments than the bonus asks for",
    { ...adding, fld_duration: "15" },
    { fld_duration: "12" },
    "instalments: 15",
    "instalments: 12",
  ],
  [
    "several instalments in a month",
    adding,
    { instalments_per_month: "2" },
    "instalmentsPerMonth: –",
    "instalmentsPerMonth: 2",
  ],
  [
    "gold that is rounded up with each payment",
    { accrual: "weight" },
    roundedUp,
    "rounding: down 3 row",
    "rounding: half_up 2 row",
  ],
])("what a scheme adds waits for another Admin when it is given for %s", async (_what, before, change, from, to) => {
  const told = await edited(before, change);
  expect(told?.from).toContain(from);
  expect(told?.to).toContain(to);
});

test("so do smaller payments where each is rounded up", async () => {
  const prefix = () => [{ prefix: `Z${"ABCDEFGH"[(used += 1)]}` }];
  const before = { ...roundedUp, ...flexible, prefixes: prefix() };
  expect(await edited(before, { minimum_amount: "36", multiple_of: "36" })).toMatchObject({
    from: "minimum: 500; multipleOf: 500",
    to: "minimum: 36; multipleOf: 36",
  });
});
let used = 0;

test.each([
  ["a scheme that adds nothing", {}, { fld_type: "Daily", fld_duration: "30" }],
  ["the amounts of one that rounds down", { accrual: "weight" }, { prefixes: [{ prefix: "ZZA", amount: "50" }] }],
  ["the rounding of one that saves rupees", {}, { rounding_mode: "half_up" }],
  ["the name of one with a bonus", adding, { fld_chitschema: "Plan of another name" }],
])("%s is changed at once", async (_what, before, change) => {
  expect(await edited(before, change)).toBeNull();
});
