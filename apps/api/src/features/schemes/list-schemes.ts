import { schemeTypeCodes } from "@thangam/contracts/schemes/schemas";
import { operations } from "@thangam/contracts";
import { wireRupees } from "@thangam/contracts/values/money";
import { query } from "#kernel/handler.ts";
import { loadSchemes } from "./scheme-store.ts";
import type { SchemeVersion } from "./scheme-store.ts";
import { schemeView } from "./scheme-view.ts";

/**
 * Every prefix stands in one of the three lists of book numbers, and its amount in one of the six price lists, so that a
 * caller who reads nothing else can offer every book that may be opened.
 */
export const listSchemes = query(operations.listSchemes, async ({ input, db }) => {
  const schemes = (await loadSchemes(db)).filter(
    (s) => s.isOpen && (input.type === undefined || s.type === schemeTypeCodes.of(input.type)),
  );
  const prices = Map.groupBy(
    schemes.flatMap(({ prefixes }) => prefixes),
    priceListOf,
  );
  return {
    schemeNames: schemes.map(({ name }) => option(name)),
    prefixesOfMazhai: prefixes(schemes.filter(({ code }) => code === MAZHAI)),
    prefixesOfEleven: prefixes(schemes.filter(({ code }) => code === ELEVEN)),
    otherPrefixes: prefixes(schemes.filter(({ code }) => code !== MAZHAI && code !== ELEVEN)),
    durations: [...new Set(schemes.map((s) => s.instalments))].map((count) => option(String(count))),
    firstAmounts: amounts(prices.get(0)),
    secondAmounts: amounts(prices.get(1)),
    thirdAmounts: amounts(prices.get(2)),
    fourthAmounts: amounts(prices.get(3)),
    fifthAmounts: amounts(prices.get(4)),
    sixthAmounts: amounts(prices.get(5)),
    schemes: schemes.map(schemeView),
  };
});

const MAZHAI = "thanga-mazhai";
const ELEVEN = "my-gold-eleven";

type Prefix = SchemeVersion["prefixes"][number];

/** The prefixes that each price list has always served, and the amount by which it takes in any other prefix. */
const PRICE_LISTS: readonly { prefixes: readonly string[]; usualPaise: bigint }[] = [
  { prefixes: ["E", "GE", "MDA"], usualPaise: 50_000n },
  { prefixes: ["H", "GH", "MDB"], usualPaise: 100_000n },
  { prefixes: ["K", "MDC"], usualPaise: 250_000n },
  { prefixes: ["GD", "MDD"], usualPaise: 200_000n },
  { prefixes: ["L", "GL", "MDE"], usualPaise: 500_000n },
  { prefixes: ["M", "GM"], usualPaise: 1_000_000n },
];

/** By its name, else by its amount; the last list takes what neither places. */
function priceListOf({ prefix, amountPaise }: Prefix): number {
  const byName = PRICE_LISTS.findIndex(({ prefixes: known }) => known.includes(prefix));
  if (byName !== -1) return byName;
  const byAmount = PRICE_LISTS.findIndex(({ usualPaise }) => usualPaise === amountPaise);
  return byAmount === -1 ? PRICE_LISTS.length - 1 : byAmount;
}

/** What these prefixes stand for now, each amount once; a prefix of any amount stands for none. */
function amounts(list: readonly Prefix[] = []) {
  const known = list.flatMap(({ amountPaise }) => (amountPaise === null ? [] : [wireRupees(amountPaise)]));
  return [...new Set(known)].map(option);
}

function prefixes(schemes: readonly SchemeVersion[]) {
  return schemes.flatMap((s) => s.prefixes.map(({ prefix }) => option(prefix)));
}

function option(label: string) {
  return { label, value: label };
}
