import { expect, test } from "vitest";
import { decodeAsked, decodeSaved, decodeTerms, encode } from "#json/json.ts";
import { valuationOn } from "#valuation.ts";
import { anyCase } from "./any-terms.ts";
import { sized } from "./test-size.ts";
import { wordsIn } from "./words.ts";

const cases = sized(2000, 10_000);
/** One case in twenty. */
const often = cases / 20;

const under = (place: string, ...words: string[]) => words.map((word) => `${place}.${word}`);

const words = [
  ...["every", "matures", "opens", "closes"].flatMap((span) => under(`schedule.${span}`, "months", "days")),
  ...under(
    "schedule",
    "flexible",
    "due=joining",
    "due.day",
    "perMonth",
    "rests",
    "closes.of=joining",
    "closes.of=maturity",
  ),
  ...under("gold", "purity=24K", "purity=22K", "purity=18K", "rate=payment", "rate=next_day", "rate=redemption"),
  ...under("gold", "rate=average", "rate=lowest", "rate=lower_of"),
  ...under("gold.round", "mode=down", "mode=half_up", "places=2", "places=3", "total=sum", "total=exact"),
  ...under("benefits", "as=rupees", "as=gold", "as=making", "of=instalment", "of=paid", "of=saved", "of=payment"),
  ...under("benefits.when", "months", "days", "paid", "give.percent", "give.paise"),
  ...under("benefits", "between=step", "between=linear", "only=maturity", "points", "cap", "covers=saved"),
  ...under("benefits", "covers=bill", "beyond", "items", "items.diamond", "items.coin"),
  ...under("late", "grace", "free", "each=instalment", "each=30 days", "moves=longest", "moves=months"),
  ...under("late.lose", "points", "share", "share=instalment"),
  ...under("late", "lose=all"),
  ...under("exit", "paidBefore", "before.months", "before.days", "refuse", "label"),
  ...under("exit.deduct", "percent", "of=paid", "of=first", "gift"),
  ...under("topups", "give.percent", "give.paise", "of=paid", "of=gold", "on=payment", "on=joining", "from", "to"),
  ...under("gift", "item", "cost", "givenAfter"),
  ...under("tax", "percent", "on=advance", "on=bill", "shown=aside"),
];

/** What a valuation can say. */
const answers = [
  ...["saving", "not_open", "mature", "closed"].map((state) => `state=${state}`),
  ...["percent", "points", "coveredPaise", "beyond", "items", "cap"].map((member) => `benefits.making.${member}`),
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
