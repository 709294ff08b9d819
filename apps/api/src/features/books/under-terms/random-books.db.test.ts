import { encode } from "@thangam/terms/json/json";
import { anyParts } from "@thangam/terms/testing/any-parts";
import { anyCase } from "@thangam/terms/testing/any-terms";
import { choicesOf } from "@thangam/terms/testing/choices";
import type { Part } from "@thangam/terms/settlement-types";
import type { Payment, Terms } from "@thangam/terms/terms";
import { valuationOn } from "@thangam/terms/valuation";
import { expect, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { sized } from "#testing/test-size.ts";
import { app, comes, joined, rateOf } from "./book-story.testing.ts";
import type { BookStory } from "./book-story.testing.ts";
import { number, settles } from "./parts.testing.ts";

// Random schemes through the whole portal: saved, joined, paid with a moved clock, quoted and settled in random parts.

const refusals = [
  "nothing_saved",
  "gold_rate_missing",
  "part_too_large",
  "refund_refused",
  "bill_too_small",
  "bill_without_pieces",
];

test.each(Array.from({ length: sized(8, 120) }, (_, at) => at * 37 + 11))(
  "a random scheme and book are worth what the evaluator says, and settle for it: seed %i",
  async (seed) => {
    const { terms, saved, asked } = anyCase(seed);
    const { joinedOn } = saved;
    // The scheme of the story takes whole rupees.
    const instalment = saved.instalment - (saved.instalment % 100n);
    const isFlexible = terms.schedule.flexible === true;
    const book = await joined({ terms, joinedOn, ...(isFlexible ? {} : { rupees: Number(instalment) / 100 }) });
    const payments = await paidBy(book, terms, { instalment, payments: saved.payments });
    const lastPaid = payments.at(-1)?.day ?? joinedOn;
    const day = [asked.day, lastPaid, joinedOn].toSorted().at(-1) ?? joinedOn;
    await rateOf(day, 7000, terms.gold?.purity);
    const expected = valuationOn(
      terms,
      { joinedOn, instalment: isFlexible ? 100n : instalment, payments },
      { day, rate: 700_000n },
    );
    const { today } = await book.quoted(day);
    // The rate of a next day is one that is not set here for every payment.
    const isKnown = terms.gold?.rate !== "next_day";
    const own = encode(expected);
    expect(today.valuation).toMatchObject(Object(isKnown ? own : withoutGold(own)));

    const left = BigInt(
      Math.round(Number(terms.gold === undefined ? today.paid_total : today.weight_total) * (terms.gold ? 1000 : 100)),
    );
    const parts = anyParts(choicesOf(seed), left > 0n ? left : 1000n).map((part) => typedPart(part, terms));
    const answer = await settles(book, day, parts);
    if (answer.status !== 200) expect(refusals, JSON.stringify(answer.body)).toContain(answer.body.code);
    // What was taken is taken: another settlement of all of it is refused, or ends what goes on.
    const isOver = answer.status === 200 && answer.body.data[0].chitstatus === "Settled";
    const again = await settledAgain(book, day, parts);
    if (isOver) expect([again.status, again.body.code]).toEqual([409, "book_settled"]);
  },
);

test("the ledger of all of them holds", async () => {
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
});

/** The same parts, for the same sums, under numbers of their own. */
async function settledAgain(book: BookStory, day: string, parts: object[]) {
  const by = await comes(day);
  return by.call("settleBook", {
    id: book.id,
    parts,
    settled_amount: "1",
    settled_weight: "0",
    remarks: "Again",
    identity_paper: "Aadhaar",
    identity_paper_end: "4821",
    handed_to: "Kavitha Raman",
  });
}

/** Pays on the days of a random book what its scheme takes; returns what was paid. */
async function paidBy(
  book: BookStory,
  terms: Terms,
  { instalment, payments }: { instalment: bigint; payments: readonly Payment[] },
): Promise<Payment[]> {
  const made: Payment[] = [];
  const most = terms.schedule.flexible === true ? 6 : terms.schedule.instalments;
  for (const { day, paise: drawn } of payments.slice(0, most)) {
    const rupees = terms.schedule.flexible === true ? Number(drawn / 100n) + 1 : undefined;
    const rate = 6000 + (made.length % 5) * 111;
    await rateOf(day, rate, terms.gold?.purity);
    const came = await book.tries(day, rupees);
    if (came === "month_is_full") continue;
    expect([day, came]).toEqual([day, "paid"]);
    const paise = rupees === undefined ? instalment : BigInt(rupees) * 100n;
    made.push({ day, paise, ...(terms.gold !== undefined && { rate: BigInt(rate * 100) }) });
  }
  return made;
}

/** What a part comes to is asked by the wire. */
function typedPart({ way, take, lines }: Part, { gold }: Terms) {
  const ways = { jewellery_bill: "Jewellery bill", voucher: "Voucher", gold_coin: "Gold coin", refund: "Refund" };
  const typed = lines?.map(({ item, kind, weightMg, va, stonePaise }) => ({
    item,
    ...(kind !== undefined && { kind }),
    weight: String(Number(weightMg) / 1000),
    ...("percent" in va
      ? { va_percent: String(va.percent / 100) }
      : { va_per_gram: String(Number(va.paisePerGram) / 100) }),
    ...(stonePaise !== undefined && { stone: String(Number(stonePaise) / 100) }),
  }));
  const taken =
    gold === undefined ? { take_amount: String(Number(take) / 100) } : { take_weight: String(Number(take) / 1000) };
  return {
    way: ways[way],
    ...(way === "refund" ? { refund_mode: "Cash" } : { reference: number("R") }),
    ...(typed !== undefined && { lines: typed }),
    ...(take !== undefined && taken),
  };
}

/** Members that no rate of gold decides. */
function withoutGold(valuation: unknown): object {
  const { day, joinedOn, maturesOn, opensOn, closesOn, state, paidPaise, paidCount, instalments, exit, giftGiven } =
    Object(valuation);
  return { day, joinedOn, maturesOn, opensOn, closesOn, state, paidPaise, paidCount, instalments, exit, giftGiven };
}
