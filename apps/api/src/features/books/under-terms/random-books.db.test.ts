import { numberOf } from "@thangam/terms/days";
import { encode } from "@thangam/terms/json/json";
import { anyParts } from "@thangam/terms/testing/any-parts";
import { anyCase } from "@thangam/terms/testing/any-terms";
import { daysAfter } from "@thangam/terms/testing/arrange";
import { choicesOf } from "@thangam/terms/testing/choices";
import type { Part } from "@thangam/terms/settlement-types";
import type { Payment, Terms } from "@thangam/terms/terms";
import { valuationOn } from "@thangam/terms/valuation";
import { beforeAll, expect, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { sized } from "#testing/test-size.ts";
import { app, comes, joined } from "./book-story.testing.ts";
import type { BookStory } from "./book-story.testing.ts";
import { number, settles } from "./parts.testing.ts";

// Random schemes through the whole portal: saved, joined, paid with a moved clock, quoted and settled in random parts.

/** Gold costs so many paise a gram on a day, in every purity. */
const rateOn = (day: string) => 600_000n + BigInt((numberOf(day) * 7919) % 100_000);

beforeAll(() =>
  // Each day has its rate before anything happens on it.
  app.asOwner((owner) =>
    owner.query(`
      insert into gold_rates (business_day, purity, rate_paise_per_gram, set_at)
      select day, purity, 600000 + (((day::date - '1970-01-01'::date) * 7919) % 100000), day + interval '1 hour'
      from generate_series('2023-06-01'::timestamptz, '2031-01-01', '1 day') day, unnest(array['24K', '22K', '18K']) purity`),
  ),
);

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
    // Nobody knows the next day's rate sooner.
    const known = terms.gold?.rate === "next_day" ? daysAfter(lastPaid, 1) : lastPaid;
    const day = [asked.day, known, joinedOn].toSorted().at(-1) ?? joinedOn;
    const facts = { joinedOn, instalment: isFlexible ? 100n : instalment, payments };
    const { today } = await book.quoted(day);
    expect(today.valuation).toEqual(encode(valuationOn(terms, facts, { day, rate: rateOn(day) })));
    expect((await latestMaturityOf(book)) >= today.valuation.maturesOn, "what reminders leave out").toBe(true);

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

/** The day by which the nightly reminders choose the books that they value. */
async function latestMaturityOf({ id }: BookStory): Promise<string> {
  const { rows } = await app.asOwner((owner) =>
    owner.query(
      `select to_char(latest_maturity(b, v.terms), 'YYYY-MM-DD') as day
       from books b join scheme_versions v on v.id = b.scheme_version_id where b.id = $1`,
      [id],
    ),
  );
  return rows[0].day;
}

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
    const came = await book.tries(day, rupees);
    if (came === "month_is_full") continue;
    expect([day, came]).toEqual([day, "paid"]);
    const paise = rupees === undefined ? instalment : BigInt(rupees) * 100n;
    const rate = rateOn(terms.gold?.rate === "next_day" ? daysAfter(day, 1) : day);
    made.push({ day, paise, rate });
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
