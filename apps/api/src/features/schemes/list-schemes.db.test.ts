import { beforeAll, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";

const app = useApp();
let admin: SignedIn;

beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin" });
  await app.make.scheme({
    code: "thanga-mazhai",
    name: "Thanga Mazhai",
    prefixes: { E: 50_000n, H: 100_000n, K: 250_000n, L: 500_000n, M: 1_000_000n },
  });
  await app.make.scheme({
    code: "my-gold-eleven",
    name: "My Gold Eleven",
    instalments: 11,
    prefixes: { GE: 50_000n, GD: 200_000n },
  });
  await app.make.scheme({
    code: "my-gold-flexi-plan",
    name: "My Gold Flexi Plan",
    type: "Daily",
    instalments: 330,
    paymentRule: "flexible",
    prefixes: { GF: null },
  });
  await app.make.scheme({ code: "old", name: "Old Plan", isOpen: false });
});

const labels = (options: { label: string }[]) => options.map((option) => option.label);

test("monthly schemes come as the lists the forms need", async () => {
  const { data } = (await admin.call("listSchemes", { type: "Monthly" })).body;
  expect(labels(data.freqentChitfundData)).toEqual(["Thanga Mazhai", "My Gold Eleven"]);
  expect(labels(data.booknumData)).toEqual(["E", "H", "K", "L", "M"]);
  expect(labels(data.booknumData2)).toEqual(["GE", "GD"]);
  expect(labels(data.booknumData3)).toEqual([]);
  expect(labels(data.Dauration)).toEqual(["15", "11"]);
  const amounts = ["", "2", "3", "4", "5", "6"].map((n) => labels(data[`freqentChitfundPriceData${n}`]));
  expect(amounts).toEqual([["500"], ["1000"], ["2500"], ["2000"], ["5000"], ["10000"]]);
});

test("daily schemes bring their own, and everything as records", async () => {
  const { data } = (await admin.call("listSchemes", { type: "Daily" })).body;
  expect(labels(data.booknumData3)).toEqual(["GF"]);
  expect(data.schemes).toMatchObject([
    { fld_chitschema: "My Gold Flexi Plan", fld_duration: 330, prefixes: [{ prefix: "GF", amount: null }] },
  ]);
});

test("a scheme that takes no new books is not offered", async () => {
  const { data } = (await admin.call("listSchemes", {})).body;
  expect(labels(data.freqentChitfundData)).not.toContain("Old Plan");
});
