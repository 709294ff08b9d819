import { gold22, monthly } from "@thangam/terms/testing/arrange";
import { expect } from "vitest";
import { app, comes, joined, rateOf } from "./book-story.testing.ts";
import type { BookStory, Told } from "./book-story.testing.ts";

export const inRupees = {
  schedule: monthly(3),
  benefits: [
    {
      as: "rupees",
      of: "instalment",
      when: [{ paid: 3, give: { percent: 10_000 } }],
      between: "step",
      only: "maturity",
    },
  ],
  exit: [
    { before: { months: 1 }, refuse: true, deduct: [], label: "In the first month" },
    { before: { months: 3 }, deduct: [{ percent: 500, of: "paid" }, { gift: true }], label: "Before maturity" },
  ],
  gift: { item: "Silver coin", cost: "15000", givenAfter: 2 },
};
export const inGold = {
  schedule: monthly(3),
  gold: gold22,
  benefits: [
    { as: "making", of: "saved", when: [{ paid: 3, give: { percent: 10_000 } }], between: "step", points: 1800 },
    { as: "gold", of: "saved", when: [{ paid: 3, give: { percent: 1000 } }], between: "step", only: "maturity" },
  ],
};
export const days = ["2025-01-10", "2025-02-10", "2025-03-10"];
let numbers = 0;
export const number = (letters: string) => `${letters}-PT-${(numbers += 1)}`;

export async function paidUp(terms: object, rupees = 1000): Promise<BookStory> {
  for (const day of [...days, "2025-04-10"]) await rateOf(day, 5000);
  const book = await joined({ terms, joinedOn: "2025-01-10", rupees });
  await book.pays(days);
  return book;
}

const handOver = { identity_paper: "Aadhaar", identity_paper_end: "4821", handed_to: "Kavitha Raman" };

/** What parts come to on a day, as the quote tells it. */
export async function quotedParts(book: BookStory, day: string, parts: object[]): Promise<Told> {
  const by = await comes(day);
  const answer = await by.call("quoteBook", { chitid: book.id, parts });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data.settlement;
}

/** Settles parts for what the quote says of them; returns the answer. */
export async function settles(book: BookStory, day: string, parts: object[], rest: object = {}): Promise<Told> {
  const { settled_amount, settled_weight } = await quotedParts(book, day, parts);
  const by = await comes(day);
  return by.call("settleBook", {
    id: book.id,
    parts,
    settled_amount: settled_amount ?? "0",
    settled_weight: settled_weight ?? "0",
    remarks: "Asked for by the client",
    ...handOver,
    ...rest,
  });
}

/** Each journal of a book that settled something, with what it moved: "Settlement SETTLED -500.00 rupees". */
export async function movedOn(book: BookStory): Promise<string[]> {
  const { rows } = await app.asOwner((owner) =>
    owner.query<{ moved: string }>(
      `select concat_ws(' ', l.kind, l.account, l.amount) as moved from journal_lines l
       where l.book_id = $1 and l.kind in ('Settlement', 'Bonus', 'Deduction', 'GoldReckoned')
         and coalesce(l.owed_paise, l.owed_mg) is not null order by l.journal_id, l.line`,
      [book.id],
    ),
  );
  return rows.map(({ moved }) => moved);
}
