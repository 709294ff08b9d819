import { noBenefits } from "@thangam/contracts/schemes/benefit-rules";
import { paise } from "@thangam/contracts/values/money";
import { expect, test } from "vitest";
import { emptyDraft, enrolmentOf, mistakesIn, withChange } from "./enrolment-draft.ts";
import type { Scheme } from "./enrolment-draft.ts";

const eleven: Scheme = {
  id: 1n,
  version: 3,
  name: "My Gold Eleven",
  type: "Monthly",
  instalments: 11,
  accrual: "weight",
  paymentRule: "fixed",
  minimumPaise: paise(10_000n),
  multipleOfPaise: paise(10_000n),
  terms: null,
  benefits: noBenefits,
  prefixes: [
    { prefix: "GE", amountPaise: paise(50_000n) },
    { prefix: "GH", amountPaise: paise(100_000n) },
  ],
};
const flexi: Scheme = { ...eleven, name: "Flexi", instalments: 330, prefixes: [{ prefix: "GF", amountPaise: null }] };
const schemes = [eleven, flexi];
const filled = {
  ...emptyDraft,
  schemeName: "My Gold Eleven",
  prefix: "GH",
  unique: "42",
  amountPaise: "1000",
  instalments: "11",
};

const names = (draft: typeof emptyDraft, others: string[] = []) => mistakesIn(draft, others).map(({ name }) => name);

test("the version of the scheme that is on the screen is sent along", () => {
  const chosen = withChange(emptyDraft, { schemeName: "My Gold Eleven" }, schemes);
  expect(enrolmentOf(chosen)).toMatchObject({ schemeVersion: "3" });
  expect(enrolmentOf(withChange(chosen, { unique: "7" }, [{ ...eleven, version: 4 }]))).toMatchObject({
    schemeVersion: "4",
  });
  expect(enrolmentOf(emptyDraft)).not.toHaveProperty("schemeVersion");
});

test("a scheme brings its duration, and a prefix its amount", () => {
  const chosen = withChange(emptyDraft, { schemeName: "My Gold Eleven" }, schemes);
  expect(chosen).toMatchObject({ instalments: "11", prefix: "", amountPaise: "" });
  expect(withChange(chosen, { prefix: "GH" }, schemes).amountPaise).toBe("1000");
});

test("the only prefix of a scheme is chosen at once, and its free amount is left to be typed", () => {
  expect(withChange(filled, { schemeName: "Flexi" }, schemes)).toMatchObject({
    prefix: "GF",
    amountPaise: "",
    instalments: "330",
    unique: "42",
  });
});

test("an amount typed for a flexible plan stays while other fields change", () => {
  const typed = { ...withChange(emptyDraft, { schemeName: "Flexi" }, schemes), amountPaise: "1500" };
  expect(withChange(typed, { unique: "7" }, schemes).amountPaise).toBe("1500");
});

test("another type of scheme forgets the scheme", () => {
  expect(withChange(filled, { schemeType: "Daily" }, schemes)).toMatchObject({
    schemeName: "",
    prefix: "",
    instalments: "",
  });
});

test("an untouched draft has every field flagged, a touched one its first mistake", () => {
  expect(names(emptyDraft)).toEqual(["schemeName", "prefix", "unique", "amountPaise", "instalments"]);
  expect(names({ ...emptyDraft, unique: "42" })).toEqual(["schemeName"]);
  expect(names({ ...filled, amountPaise: "" })).toEqual(["amountPaise"]);
});

test("a complete draft has no mistake, unless its number stands in the list already", () => {
  expect(names(filled)).toEqual([]);
  expect(names(filled, ["GH42"])).toEqual(["unique"]);
});

test("an existing member needs the paid months", () => {
  expect(names({ ...filled, memberType: "Existing" })).toEqual(["paidMonths"]);
  expect(names({ ...filled, memberType: "Existing", paidMonths: "11" })).toEqual([]);
});
