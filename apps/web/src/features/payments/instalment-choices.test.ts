import { expect, test } from "vitest";
import { instalmentChoices } from "./instalment-choices.ts";

test("a fixed book offers each of its instalments", () => {
  const choices = instalmentChoices({ paymentRule: "fixed", instalments: 11, nextInstalment: 4 });
  expect(choices.map(({ value }) => value)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"]);
});

test("a flexible book offers its next instalment, however many came before", () => {
  const choices = instalmentChoices({ paymentRule: "flexible", instalments: 330, nextInstalment: 99_999 });
  expect(choices).toEqual([{ label: "99999", value: "99999" }]);
});

test("a flexible book without a next instalment offers none", () => {
  expect(instalmentChoices({ paymentRule: "flexible", instalments: 330, nextInstalment: null })).toEqual([]);
});
