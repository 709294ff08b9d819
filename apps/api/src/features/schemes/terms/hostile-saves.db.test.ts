import { expect, test } from "vitest";
import { admin, app, plan } from "#features/schemes/save-scheme.testing.ts";
import { sized } from "#testing/test-size.ts";
import { full } from "./fitting-terms.testing.ts";
import { hostileTerms } from "./hostile-terms.testing.ts";

/** What a form sends of a scheme with terms: nothing that they state. */
function sent(terms: unknown) {
  const { fld_type: _t, fld_duration: _d, accrual: _a, payment_rule: _p, ...fields } = plan();
  return { ...fields, terms };
}

// Two thousand schemes, each saved with its constraints, joined and quoted, take longer than tests have.
const patience = sized(600_000, 3_600_000);

test(
  "whatever is sent as terms is saved or refused at its place, and what is saved can be joined and quoted",
  { timeout: patience },
  async () => {
    const statuses = new Map<number, number>();
    for (const terms of hostileTerms(sized(120, 2000))) {
      const scheme = sent(terms);
      const answer = await admin.call("saveScheme", scheme);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.status === 422) expect(answer.body.errors[0].field, JSON.stringify(terms)).toMatch(/^terms/);
      else {
        expect(answer.status, JSON.stringify(answer.body)).toBe(200);
        await quotes(scheme, answer.body.data[0]);
      }
    }
    expect(new Set(statuses.keys())).toEqual(new Set([200, 422]));
    expect((await admin.call("listSchemes", {})).status).toBe(200);
    expect((await app.nobody().call("listJoinableSchemes", {})).status).toBe(200);
  },
);

async function quotes(
  { fld_chitschema, prefixes }: ReturnType<typeof sent>,
  { fld_duration }: { fld_duration: number },
) {
  const { prefix = "" } = prefixes[0] ?? {};
  const client = String((await app.make.client()).id);
  const enrolled = {
    client,
    chitschema: fld_chitschema,
    accountno: `${prefix}1`,
    chitamount: "500",
    duration: fld_duration,
  };
  const opened = await admin.call("addBook", enrolled);
  expect(opened.status, JSON.stringify(opened.body)).toBe(200);
  const quoted = await admin.call("quoteBook", { chitid: opened.body.data[0].chitid, parts: [{ way: "Voucher" }] });
  expect(quoted.status, JSON.stringify(quoted.body)).toBe(200);
}

test.each<[string, unknown]>([
  ["a list", [full]],
  ["a text", JSON.stringify(full)],
  ["a number", 1],
  ["a hundred levels of lists", nested(100)],
  ["a name that every object has", { ...full, ["__proto__"]: full, constructor: full }],
  ["a schedule that is its own prototype", { ...full, schedule: Object.fromEntries([["__proto__", full.schedule]]) }],
  ["a million instalments", { ...full, schedule: { ...full.schedule, instalments: 1_000_000 } }],
  ["half a character as a label", { ...full, exit: [{ deduct: [], label: "\ud800" }] }],
  ["a label that ends in the middle", { ...full, exit: [{ deduct: [], label: "a\u0000b" }] }],
  ["a label of a megabyte", { ...full, exit: [{ deduct: [], label: "x".repeat(400_000) }] }],
  ["money below nothing", { ...full, gift: { ...full.gift, cost: "-1" } }],
  ["money as a number", { ...full, gift: { ...full.gift, cost: 150_000 } }],
  ["money that no bank has", { ...full, gift: { ...full.gift, cost: "9".repeat(16) } }],
  ["the 31st of February", { ...full, topups: [{ ...full.topups[0], to: "2026-02-31" }] }],
])("%s is refused", async (_what, terms) => {
  const { status } = await admin.call("saveScheme", sent(terms));
  expect([400, 413, 422]).toContain(status);
});

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}
