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
    type: "daily",
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

test("no prefix and no amount of an offered scheme is lost, whatever an Admin named it", async () => {
  await app.make.scheme({ code: "thanga-then", name: "Thanga Then", prefixes: { TE: 50_000n, TZ: 70_000n } });
  await app.make.scheme({
    code: "thanga-malar",
    name: "Thanga Malar",
    type: "daily",
    instalments: 330,
    paymentRule: "flexible",
    prefixes: { MDA: 50_000n, MDF: 1_000_000n },
  });
  for (const type of ["Monthly", "Daily", undefined]) {
    const { data } = (await admin.call("listSchemes", { type })).body;
    const offered: { prefix: string; amount: string | null }[] = data.schemes.flatMap(
      (scheme: { prefixes: [] }) => scheme.prefixes,
    );
    const prefixes = ["", "2", "3"].flatMap((n) => labels(data[`booknumData${n}`]));
    expect(prefixes.toSorted()).toEqual(offered.map(({ prefix }) => prefix).toSorted());
    const amounts = ["", "2", "3", "4", "5", "6"].flatMap((n) => labels(data[`freqentChitfundPriceData${n}`]));
    const wanted = new Set(offered.flatMap(({ amount }) => (amount === null ? [] : [amount])));
    expect(amounts.toSorted()).toEqual([...wanted].toSorted());
  }
  const { data: monthly } = (await admin.call("listSchemes", { type: "Monthly" })).body;
  expect(labels(monthly.booknumData)).toEqual(["E", "H", "K", "L", "M"]);
  expect(labels(monthly.booknumData3)).toEqual(["TE", "TZ"]);
  expect(labels(monthly.freqentChitfundPriceData6)).toEqual(["10000", "700"]);
  const { data: daily } = (await admin.call("listSchemes", { type: "Daily" })).body;
  expect(labels(daily.booknumData3)).toEqual(["GF", "MDA", "MDF"]);
  expect([labels(daily.freqentChitfundPriceData), labels(daily.freqentChitfundPriceData6)]).toEqual([
    ["500"],
    ["10000"],
  ]);
});
