import { gold22, monthly } from "@thangam/terms/testing/arrange";
import { describe, expect, test } from "vitest";
import { app, comes } from "./book-story.testing.ts";
import type { BookStory } from "./book-story.testing.ts";
import { inGold, inRupees, number, paidUp } from "./parts.testing.ts";

const day = "2025-04-10";

async function asOwner(book: BookStory) {
  const { clientId } = await app.db.book.findUniqueOrThrow({ where: { id: BigInt(book.id) } });
  const { userId } = await app.db.client.findUniqueOrThrow({ where: { id: clientId } });
  return app.signedInUser(userId!);
}

/** What the customer is told of her own book. */
async function quoted(book: BookStory, parts?: object[]) {
  await comes(day);
  return (await asOwner(book)).call("quoteBook", { chitid: book.id, ...(parts && { parts }) });
}

const line = { item: "Chain", weight: "10", va_percent: "10" };
const bill = (lines: object[]) => ({ way: "Jewellery bill", reference: number("B"), take_weight: "0.1", lines });

describe("a bill", () => {
  test.each<[string, object, string]>([
    ["of more gold than a bill can hold", { ...line, weight: "10000.001" }, "weight"],
    ["of a greater charge for a gram", { ...line, va_percent: undefined, va_per_gram: "1000000.01" }, "va_per_gram"],
    ["of dearer stones", { ...line, stone: "1000000000.01" }, "stone"],
  ])("%s is refused at its field", async (_what, own, field) => {
    const book = await paidUp(inGold);
    const parts = [bill([own])];
    const by = await comes(day);
    const settled = await by.call("settleBook", { id: book.id, parts, settled_amount: "0", settled_weight: "0.1" });
    for (const answer of [await quoted(book, parts), settled]) {
      expect(answer.status).toBe(422);
      expect(answer.body.errors.map((error: { field: string }) => error.field)).toContain(`parts.0.lines.0.${field}`);
    }
  });

  test("of all that it can hold has a quote", async () => {
    const book = await paidUp(inGold);
    const most = { item: "Chain", weight: "10000", stone: "1000000000" };
    const lines = [
      { ...most, va_per_gram: "1000000" },
      ...Array.from({ length: 49 }, () => ({ ...most, va_percent: "100" })),
    ];
    const answer = await quoted(book, [bill(lines)]);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.body.data.settlement.problem).toBeNull();
  });
});

test("a waiver of nothing but for some pieces is told as none", async () => {
  const rule = { as: "making", of: "saved", when: [{ paid: 3, give: { percent: 0 } }], between: "step" };
  const book = await paidUp({ schedule: monthly(3), gold: gold22, benefits: [{ ...rule, items: { diamond: 5000 } }] });
  const answer = await quoted(book);
  expect(answer.status).toBe(200);
  expect(answer.body.data.today.making_charge_waiver.percent).toBe("0");
});

test("a holiday is a day that the terms can reckon with", async () => {
  const book = await paidUp(inRupees);
  const set = async (input: object) => (await comes(day)).call("setHolidays", input);
  expect((await set({ add: [{ day: "2200-01-01" }] })).status).toBe(422);
  expect((await set({ add: [{ day: "2199-12-31" }] })).status).toBe(200);
  expect((await quoted(book)).status).toBe(200);
  expect((await set({ remove: ["2199-12-31"] })).status).toBe(200);
});
