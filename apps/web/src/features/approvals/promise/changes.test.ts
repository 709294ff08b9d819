import { encode } from "@thangam/terms/json/json";
import type { Stored } from "@thangam/terms/json/json";
import { anyCase } from "@thangam/terms/testing/any-terms";
import { expect, test } from "vitest";
import { promiseChanges } from "./changes.ts";

/** "Benefit 1, step 2 | The shop gives: 50 % → 75 %", one line each; a side that says nothing is "–". */
function read(from: string | null, to: string | null): string[] {
  return promiseChanges(from, to).flatMap(({ room, changes }) =>
    changes.map(({ label, from: was, to: is }) =>
      `${room} | ${label}: ${was ?? "–"} → ${is ?? "–"}`.replaceAll("\u00a0", " "),
    ),
  );
}

test.each([
  [
    "benefits.0.when.1.give.percent 5000",
    "benefits.0.when.1.give.percent 7500",
    "Benefit 1, step 2 | The shop gives: 50 % → 75 %",
  ],
  ["–", "benefits.0.when.0.give.paise 50000", "Benefit 1, step 1 | The shop gives: – → ₹ 500"],
  ["late.grace 7", "–", "Late | Days of grace: 7 → –"],
  ["schedule.matures.months 11", "schedule.matures.days 330", " | Ready after: 11 months → 330 days"],
  ["schedule.due joining", "schedule.due.day 5", " | Day of the month: the joining day → 5"],
  [
    'benefits.0.items."Gold chain" 5000',
    'benefits.0.items."Gold chain" 10000',
    "Benefit 1 | Off on kind Gold chain: 50 % → 100 %",
  ],
  ["topups.1.to 2026-04-14", "topups.1.to 2026-05-14", "Festival 2 | Last day: 14-04-2026 → 14-05-2026"],
  [
    "instalment 50% from 12, 100% from 15 instalments",
    "instalment 50% from 12 instalments",
    " | Bonus: A share of one instalment, in rupees, 50 % from instalment 12, 100 % from instalment 15 → A share of one instalment, in rupees, 50 % from instalment 12",
  ],
  [
    "making charge 50% from 90 days up to 5000",
    "making charge 75% from 90 days",
    " | Making charge: A share of it is waived, 50 % from day 90, At most ₹ 5,000.00 → A share of it is waived, 75 % from day 90",
  ],
  [
    "late deduct 5%",
    "late shift",
    " | Late payment: Takes a part of the bonus, Percent of the bonus for each 30 days 5 → Moves maturity by the days of delay",
  ],
  ["open: no", "open: yes", " | Open to new clients: No → Yes"],
  ["type: monthly", "type: daily", " | Scheme Type: Monthly → Daily"],
  ["minimum: 500", "minimum: 36", " | Least amount: ₹ 500.00 → ₹ 36.00"],
  ["prefixes: GA", "prefixes: GA · GB 12000", " | Book prefixes: GA → GA · GB ₹ 12,000.00"],
])("%s, which becomes %s, reads %s", (from, to, line) => {
  expect(read(from, to)).toEqual([line]);
});

test("several parts stand each for itself", () => {
  expect(
    read("late.grace 7 · late.each instalment; instalments: 15", "late.grace 3 · late.each 30 days; instalments: 12"),
  ).toEqual([
    "Late | Days of grace: 7 → 3",
    "Late | Counted is: each late instalment → each 30 days of lateness",
    " | Instalments: 15 → 12",
  ]);
});

test("what a shop wrote in its own words passes for nothing else", () => {
  const label = 'Early · benefits.0.when.0.give.percent 0; minimum: 9 "x" \\';
  expect(read(null, `exit.0.label ${JSON.stringify(label)} · late.grace 3`)).toEqual([
    `Leaving early, Rule 1 | Name: – → ${label}`,
    "Late | Days of grace: – → 3",
  ]);
});

/** As the server writes the members of terms. */
function membersOf(value: Stored, path: readonly string[] = []): string[] {
  if (typeof value !== "object" || value === null) {
    const isOwn = path.at(-1) === "label" || path.at(-1) === "item";
    return [`${path.join(".")} ${isOwn ? JSON.stringify(value) : String(value)}`];
  }
  const isKind = path.at(-1) === "items";
  return Object.entries(value).flatMap(([name, own]) =>
    membersOf(own, [...path, isKind ? JSON.stringify(name) : name]),
  );
}

test("every member of any terms is said in the words of the form", () => {
  for (let seed = 0; seed < 1000; seed += 1) {
    const members = membersOf(encode(anyCase(seed).terms));
    const lines = read("–", members.join(" · "));
    expect(lines).toHaveLength(members.length);
    for (const line of lines) {
      const [, label = "", words = ""] = /\| (.*?): – → (.*)$/.exec(line) ?? [];
      expect(`${label} ${words}`).not.toMatch(/\w\.\w+\.\w|_|undefined|NaN|^\s|\s$/);
    }
  }
});
