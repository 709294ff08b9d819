import { beforeAll, expect, test } from "vitest";
import { lettersOf } from "#testing/believable.ts";
import { admin, app, next, older, plan, save } from "./save-scheme.testing.ts";

beforeAll(async () => {
  // The other Admin, without whom nobody could approve.
  await app.signedInAs({ userType: "Admin" });
});

let used = 0;
/** Of the numbers of books, used by no other scheme. */
const letters = () => lettersOf((used += 1));
/** What terms state is not sent. */
const termsOnly = { fld_type: undefined, fld_duration: undefined, accrual: undefined, payment_rule: undefined };

const bonus = { of: "instalment", by: "instalments", steps: [{ from: "11", percent: "100" }] };
const adding = { fld_duration: "11", benefits: { bonus } };
const roundedUp = { accrual: "weight", rounding_mode: "half_up", rounding_places: "2", rounding_basis: "row" };
const flexible = { payment_rule: "flexible", minimum_amount: "500", multiple_of: "500", prefixes: undefined };

const isOlder = (scheme: object) => "benefits" in scheme;

/** An edit of a scheme in a shop that runs, where everybody waits for somebody else: what its request says, or null where nothing waits. */
async function edited(before: object, change: object): Promise<{ from: string; to: string } | null> {
  const sent = { ...plan(), ...before };
  // What only a scheme of the time before terms has is given to one.
  const saved = isOlder(before) ? await save({ ...sent, ...next(await older(sent)) }) : await save(sent);
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

const paid = (give: object) => [{ paid: 11, give }];
const schedule = { every: { months: 1 }, instalments: 11, due: "joining", matures: { months: 11 } };
const gold = { purity: "22K", rate: "payment", round: { mode: "down", places: 3, total: "exact" } };

test.each([
  ["rupees", { benefits: [{ as: "rupees", of: "paid", when: paid({ paise: "50000" }), between: "step" }] }],
  ["a gift", { benefits: [], gift: { item: "Coin", cost: "50000", givenAfter: 11 } }],
  [
    "extra rupees",
    {
      benefits: [],
      topups: [{ from: "2026-04-10", to: "2026-04-14", give: { paise: "100" }, of: "paid", on: "joining" }],
    },
  ],
  [
    "the making charge of a bill",
    {
      gold,
      benefits: [
        { as: "making", of: "saved", when: paid({ percent: 5000 }), between: "step", covers: "bill", cap: "500000" },
      ],
    },
  ],
])("so do smaller amounts of a scheme that gives each book %s; larger ones do not", async (_what, given) => {
  const prefixes = (...amounts: string[]) => amounts.map((amount) => ({ prefix: `Y${letters()}`, amount }));
  const terms = { schedule, ...given };
  const before = { ...termsOnly, terms, prefixes: prefixes("500") };
  const smaller = [...before.prefixes, ...prefixes("1")];
  const told = await edited(before, { prefixes: smaller });
  expect(told?.to).toContain("prefixes:");
  const other = { ...before, prefixes: prefixes("500") };
  expect(await edited(other, { prefixes: [...other.prefixes, ...prefixes("2000")] })).toBeNull();
});

test("so does another amount of a scheme without terms that takes off the making charge", async () => {
  const waiver = { by: "instalments", steps: [{ from: "11", percent: "50" }], cap: "5000" };
  const before = {
    fld_duration: "11",
    benefits: { making_charge_waiver: waiver },
    prefixes: [{ prefix: `Y${letters()}`, amount: "500" }],
  };
  const smaller = [...before.prefixes, { prefix: `Y${letters()}`, amount: "1" }];
  expect((await edited(before, { prefixes: smaller }))?.to).toContain(" 1");
});

test("so do smaller payments where each is rounded up", async () => {
  const before = { ...roundedUp, ...flexible, prefixes: [{ prefix: `Y${letters()}` }] };
  expect(await edited(before, { minimum_amount: "36", multiple_of: "36" })).toMatchObject({
    from: "multipleOf: 500; minimum: 500",
    to: "multipleOf: 36; minimum: 36",
  });
});
test.each([
  ["with a bonus of the time before terms", adding],
  [
    "under terms",
    {
      ...termsOnly,
      terms: { schedule, benefits: [{ as: "rupees", of: "paid", when: paid({ percent: 500 }), between: "step" }] },
    },
  ],
])("so does a scheme %s that is opened to new clients again; to close one does not", async (_what, before) => {
  expect(await edited({ ...before, open: false }, { open: true })).toMatchObject({ from: "open: no", to: "open: yes" });
  expect(await edited(before, { open: false })).toBeNull();
});

test.each([
  ["a scheme that adds nothing and is opened again", { open: false }, { open: true }],
  ["a scheme that adds nothing", {}, { fld_type: "Daily", fld_duration: "30" }],
  ["the amounts of one that rounds down", { accrual: "weight" }, { prefixes: [{ prefix: "ZZA", amount: "50" }] }],
  ["the rounding of one that saves rupees", {}, { rounding_mode: "half_up" }],
  ["the name of one with a bonus", adding, { fld_chitschema: "Plan of another name" }],
])("%s is changed at once", async (_what, before, change) => {
  expect(await edited(before, change)).toBeNull();
});
