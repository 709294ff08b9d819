import { paise } from "@thangam/contracts/values/money";
import { describe, expect, test } from "vitest";
import { isOffered, refusalOfEnrolment, schemeNamed, schemeOfPrefix } from "./enrolment-rules.ts";
import type { Enrolment } from "./enrolment-rules.ts";

const eleven = {
  name: "My Gold Eleven",
  type: "monthly",
  isOpen: true,
  instalments: 11,
  minimumPaise: 50_000n,
  multipleOfPaise: 50_000n,
  prefixes: [
    { prefix: "GE", amountPaise: 50_000n },
    { prefix: "GF", amountPaise: null },
  ],
};

const enrolment: Enrolment = {
  schemeName: "My Gold Eleven",
  bookNumber: "GE1234",
  amountPaise: paise(50_000n),
  instalments: 11,
  memberType: "new",
  paidMonths: 0,
};

describe("an enrolment", () => {
  test("that fits the scheme is taken", () => {
    expect(refusalOfEnrolment(eleven, enrolment)).toBeNull();
    expect(refusalOfEnrolment(eleven, { ...enrolment, memberType: "existing", paidMonths: 11 })).toBeNull();
    expect(refusalOfEnrolment(eleven, { ...enrolment, bookNumber: "GF1", amountPaise: paise(150_000n) })).toBeNull();
    expect(refusalOfEnrolment(eleven, { ...enrolment, bookNumber: "GF1" })).toBeNull();
    expect(refusalOfEnrolment(eleven, { ...enrolment, schemeType: "monthly" })).toBeNull();
    expect(refusalOfEnrolment(eleven, { ...enrolment, memberType: "existing", paidMonths: 1 })).toBeNull();
  });

  test.each<[Partial<Enrolment>, string]>([
    [{ schemeType: "daily" }, "scheme_not_found"],
    [{ bookNumber: "E1234" }, "book_number_not_of_scheme"],
    [{ bookNumber: "GEE1" }, "book_number_not_of_scheme"],
    [{ amountPaise: paise(100_000n) }, "amount_not_of_scheme"],
    [{ bookNumber: "GF1", amountPaise: paise(75_000n) }, "amount_not_of_scheme"],
    [{ bookNumber: "GF1", amountPaise: paise(0n) }, "amount_not_of_scheme"],
    [{ instalments: 15 }, "duration_not_of_scheme"],
    [{ memberType: "new", paidMonths: 1 }, "paid_months_out_of_range"],
    [{ memberType: "existing", paidMonths: 0 }, "paid_months_out_of_range"],
    [{ memberType: "existing", paidMonths: 12 }, "paid_months_out_of_range"],
  ])("with %o is refused as %s", (change, refusal) => {
    expect(refusalOfEnrolment(eleven, { ...enrolment, ...change })).toBe(refusal);
  });

  test("of a scheme that takes no new books is refused", () => {
    expect(refusalOfEnrolment({ ...eleven, isOpen: false }, enrolment)).toBe("scheme_closed_to_new_clients");
  });
});

test("a scheme is known by its name in any letter case", () => {
  expect(schemeNamed([eleven], "MY GOLD eleven")).toBe(eleven);
  expect(schemeNamed([eleven], "My Gold")).toBeUndefined();
});

test("a prefix leads to its scheme, whole and in its letter case", () => {
  expect(schemeOfPrefix([{ ...eleven, prefixes: [] }, eleven], "GF")).toBe(eleven);
  for (const letters of ["G", "GEE", "ge", ""]) expect(schemeOfPrefix([eleven], letters)).toBeUndefined();
});

test.each([
  [50_000n, true],
  [100_000n, true],
  [75_000n, false],
  [0n, false],
  [1_000_000_000_000n, true],
  [1_000_000_050_000n, false],
])("whether a book of %s paise is offered: %s", (amountPaise, offered) => {
  expect(isOffered(eleven, amountPaise)).toBe(offered);
});

test("a scheme with a fixed amount for each prefix offers these amounts and no other", () => {
  const fixed = { ...eleven, prefixes: eleven.prefixes.slice(0, 1) };
  expect([50_000n, 100_000n].map((amount) => isOffered(fixed, amount))).toEqual([true, false]);
});
