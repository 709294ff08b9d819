import { expect, test } from "vitest";
import { decodeAsked, decodeSaved, decodeTerms, encode } from "#json/json.ts";
import { valuationOn } from "#valuation.ts";
import { anyCase } from "./any-terms.ts";
import { sized } from "./test-size.ts";
import { wordsIn } from "./words.ts";

const cases = sized(2000, 10_000);
/** One case in twenty. */
const often = cases / 20;

const words = [
  ...["months", "days"].flatMap((span) =>
    ["every", "matures", "opens", "closes"].map((of) => `schedule.${of}.${span}`),
  ),
  ...["schedule.flexible", "schedule.due=joining", "schedule.due.day", "schedule.perMonth", "schedule.opens"],
  ...["schedule.closes.of=joining", "schedule.closes.of=maturity"],
  ...["24K", "22K", "18K"].map((purity) => `gold.purity=${purity}`),
  ...["payment", "next_day", "redemption", "average", "lowest", "lower_of"].map((rate) => `gold.rate=${rate}`),
  ...["mode=down", "mode=half_up", "places=2", "places=3", "total=sum", "total=exact"].map(
    (word) => `gold.round.${word}`,
  ),
  ...["as=rupees", "as=gold", "as=making", "of=instalment", "of=paid", "of=saved", "of=payment"].map(ofBenefit),
  ...["when.months", "when.days", "when.paid", "when.give.percent", "when.give.paise"].map(ofBenefit),
  ...["between=step", "between=linear", "only=maturity", "points", "cap", "covers=saved", "covers=bill"].map(ofBenefit),
  ...["beyond", "items", "items.diamond", "items.coin"].map(ofBenefit),
  ...["grace", "free", "each=instalment", "each=30 days", "lose=all", "lose.share", "lose.share=instalment"].map(
    ofLate,
  ),
  ...["lose.points", "moves=longest", "moves=months"].map(ofLate),
  ...["paidBefore", "before.months", "before.days", "refuse", "deduct.percent", "deduct.of=paid"].map(ofExit),
  ...["deduct.of=first", "deduct.gift", "label"].map(ofExit),
  ...["give.percent", "give.paise", "of=paid", "of=gold", "on=payment", "on=joining", "from", "to"].map(ofTopups),
  ...["gift.item", "gift.cost", "gift.givenAfter", "tax.percent", "tax.on=advance", "tax.on=bill", "tax.shown=aside"],
];

function ofBenefit(word: string): string {
  return `benefits.${word}`;
}
function ofLate(word: string): string {
  return `late.${word}`;
}
function ofExit(word: string): string {
  return `exit.${word}`;
}
function ofTopups(word: string): string {
  return `topups.${word}`;
}

/** What a valuation can say. */
const answers = [
  ...["saving", "not_open", "mature", "closed"].map((state) => `state=${state}`),
  ...["given", "too_early", "late", "too_late", "not_open"].map((reason) => `benefits.reason=${reason}`),
];

test("random terms and books fit, and are stored and read again as they are", () => {
  for (let seed = 0; seed < cases / 4; seed += 1) {
    const { terms, saved, asked } = anyCase(seed);
    const read = [decodeTerms(encode(terms)), decodeSaved(encode(saved)), decodeAsked(encode(asked))];
    expect(read, `seed ${seed}`).toEqual([terms, saved, asked].map((value) => ({ value, problems: null })));
  }
});

test("random terms and what they come to reach each word of the language often", () => {
  const counted = new Map<string, number>();
  for (let seed = 0; seed < cases; seed += 1) {
    const { terms, saved, asked } = anyCase(seed);
    const said = [...wordsIn(encode(terms)), ...wordsIn(encode(valuationOn(terms, saved, asked)))];
    for (const word of new Set(said)) counted.set(word, (counted.get(word) ?? 0) + 1);
  }
  const rare = [...words, ...answers].filter((word) => (counted.get(word) ?? 0) < often);
  expect(rare.map((word) => [word, counted.get(word) ?? 0])).toEqual([]);
});

test("the same seed makes the same case", () => {
  expect(anyCase(7)).toEqual(anyCase(7));
  expect(anyCase(7)).not.toEqual(anyCase(8));
});
