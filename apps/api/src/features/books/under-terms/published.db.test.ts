import { operations } from "@thangam/contracts";
import { quotedSettlement } from "@thangam/contracts/books/part-schemas";
import { reckoning } from "@thangam/contracts/books/quote-schemas";
import { settlement } from "@thangam/contracts/books/settlement-schemas";
import type { BillLine } from "@thangam/terms/bill";
import { published } from "@thangam/terms/testing/published";
import type { PublishedDay } from "@thangam/terms/testing/published-book";
import type { Terms } from "@thangam/terms/terms";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { comes, joined, rateOf } from "./book-story.testing.ts";
import type { BookStory } from "./book-story.testing.ts";
import { number, quotedParts, settles } from "./parts.testing.ts";

// Published books through the whole portal: saved, joined, paid with a moved clock, quoted, billed and settled.

test.for(published)("$name", async ({ terms, saved, refused = [], told }) => {
  const { joinedOn, instalment, payments } = saved;
  const fixed = terms.schedule.flexible ? {} : { rupees: rupeesOf(instalment) };
  const book = await joined({ terms, joinedOn, ...fixed });
  const tried = [
    ...refused.map((payment) => ({ ...payment, came: "month_is_full" })),
    ...payments.map((payment, after) => ({ ...payment, after, came: "paid" })),
  ];
  for (const { day, paise, rate, came } of tried.toSorted((one, other) => one.after - other.after)) {
    if (rate !== undefined) await rateOf(day, rupeesOf(rate), terms.gold?.purity);
    expect([day, await book.tries(day, rupeesOf(paise))]).toEqual([day, came]);
  }
  for (const one of told) await isQuoted(book, terms, one);
  for (const one of told) await isSettled(book, one);
});

async function isQuoted(book: BookStory, { gold }: Terms, { day, rate, worth, bills = [] }: PublishedDay) {
  if (rate !== undefined) await rateOf(day, rupeesOf(rate), gold?.purity);
  const { paidPaise, bonusPaise, bonusMg, savedMg, totalMg, rows, benefits } = worth;
  const lost = { given: "none", not_open: "too_early", too_early: "too_early", late: "late", too_late: "too_late" };
  const reason = benefits?.[0]?.reason;
  expect(z.decode(reckoning, (await book.quoted(day)).today), day).toMatchObject({
    ...named({ paidPaise, bonusPaise, bonusMg, totalMg, weightMg: savedMg, lost: reason && lost[reason] }),
    ...(gold === undefined && named({ totalPaise: worth.totalPaise })),
    valuation: worth,
  });
  for (const { lines, bill } of bills) {
    const parts = [{ way: "Jewellery bill", lines: lines.map(typed) }];
    const [part] = z.decode(quotedSettlement, await quotedParts(book, day, parts)).parts;
    // Of a book in rupees no gold of its own is covered.
    const coveredMg = gold === undefined ? 0n : bill.lines?.[0]?.coveredMg;
    expect(part, day).toMatchObject(named({ mg: savedMg, coveredMg, bill }));
  }
  if (rows === undefined) return;
  const { body } = await (await comes(day)).call("listInstalments", { chitid: book.id });
  const receipts = z.decode(operations.listInstalments.output, body).rows;
  expect(receipts.map(({ weightMg }) => weightMg)).toEqual(rows.map((row) => row?.mg));
}

async function isSettled(book: BookStory, { day, worth, bills = [], settledBy }: PublishedDay) {
  if (settledBy === undefined) return;
  const lines = bills.at(-1)?.lines ?? [];
  const { body } = await settles(book, day, [{ way: settledBy, reference: number("P"), lines: lines.map(typed) }]);
  expect(body.data[0].chitstatus).toBe("Settled");
  const { paidPaise: savedPaise, bonusPaise, totalPaise, savedMg, bonusMg, totalMg } = worth;
  expect(z.decode(settlement, body.data[0].settlement)).toMatchObject({
    method: settledBy,
    ...named({ savedPaise, bonusPaise, totalPaise, savedMg, bonusMg, totalMg }),
  });
}

/** A piece as somebody types it. */
function typed({ item, weightMg, va }: BillLine) {
  const charge =
    "percent" in va ? { va_percent: String(va.percent / 100) } : { va_per_gram: String(rupeesOf(va.paisePerGram)) };
  return { item, weight: String(Number(weightMg) / 1000), ...charge };
}

function rupeesOf(paise: bigint): number {
  return Number(paise) / 100;
}

/** The figures that are published. */
function named(figures: Record<string, unknown>): object {
  return Object.fromEntries(Object.entries(figures).filter(([, figure]) => figure !== undefined && figure !== null));
}
