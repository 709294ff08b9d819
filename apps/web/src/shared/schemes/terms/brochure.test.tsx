import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Terms } from "@thangam/terms/terms";
import { renderToStaticMarkup } from "react-dom/server";
import { Brochure } from "./brochure.tsx";
import { BrochureTable } from "./brochure-table.tsx";

afterEach(cleanup);
beforeEach(() => {
  vi.stubGlobal("print", vi.fn());
});

const terms: Terms = {
  schedule: { every: { months: 1 }, instalments: 2, due: "joining", matures: { months: 2 } },
  benefits: [
    { as: "rupees", of: "instalment", when: [{ months: 2, paid: 2, give: { percent: 5000 } }], between: "step" },
  ],
};
const asked = { schemeName: "Deepam", terms, instalment: 200_000n, joinedOn: "2026-11-22" };
const rate = { paise: 1_000_000n, isSupposed: false };

test("the table tells each day on which something changes, and the sentences what it rests on", () => {
  render(<Brochure {...asked} rate={rate} />);
  const table = screen.getByRole("table", { name: "The brochure, for who joins on 22-11-2026" });
  const rows = within(table)
    .getAllByRole("row")
    .map((row) => row.textContent?.replaceAll("\u00a0", " "));
  expect(rows).toEqual([
    "No.DayPaid inBonusTotal",
    "122-11-2026₹ 2,000–₹ 2,000",
    "222-12-2026₹ 4,000–₹ 4,000",
    "Ready22-01-2027₹ 4,000₹ 1,000₹ 5,000",
  ]);
  screen.getByText("Ready 2 months after joining.");
  expect(screen.queryByRole("button", { name: "Print the terms" })).toBeNull();
});

test("a rate that is only supposed is named as such", () => {
  const gold = { purity: "22K", rate: "payment", round: { mode: "down", places: 3, total: "sum" } } as const;
  const inGold: Terms = { ...terms, gold, benefits: [] };
  render(<Brochure {...asked} terms={inGold} rate={{ ...rate, isSupposed: true }} />);
  screen.getByText(/The grams suppose a gold rate of ₹\s10,000\.00 a gram/);
});

test.for([
  [{ days: 1 }, "every day"],
  [{ months: 1 }, "every month"],
  [{ days: 7 }, "every 7 days"],
] as const)("of any amounts it names the one that the table supposes: %j", ([every, rhythm]) => {
  const flexible: Terms = { ...terms, schedule: { ...terms.schedule, every, flexible: true } };
  render(<Brochure {...asked} terms={flexible} rate={rate} />);
  const note = `An example: who joins on 22-11-2026 and pays ₹ 2,000 ${rhythm}, 2 times in all.`;
  const isNote = (text: string) => text.replaceAll("\u00a0", " ").startsWith(note);
  screen.getByText(isNote);
  expect(screen.queryByText(/pays each instalment when it is due/)).toBeNull();
});

test("the terms are put on paper by themselves, with the name of their scheme", async () => {
  const printed: (string | undefined)[] = [];
  vi.stubGlobal("print", () => printed.push(document.querySelector(".print-area h1")?.textContent));
  render(<Brochure {...asked} rate={rate} isPrintable />);
  await userEvent.click(screen.getByRole("button", { name: "Print the terms" }));
  expect(printed).toEqual(["Deepam"]);
  expect(document.querySelector(".print-area")).toBeNull();
});

test("on a page that runs no script the table stands in a frame that the keyboard reaches, and that has a name", () => {
  vi.stubGlobal("window", undefined);
  const written = renderToStaticMarkup(<BrochureTable {...asked} rate={rate} />);
  vi.unstubAllGlobals();
  expect(written).toContain('tabindex="0" role="group" aria-label="The brochure, for who joins on 22-11-2026"');
});
