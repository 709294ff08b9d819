import { operations } from "@thangam/contracts";
import { formatRupees } from "@thangam/contracts/values/money";
import { query } from "#operations/handler.ts";
import { loadSchemes } from "./scheme-store.ts";
import type { SchemeVersion } from "./scheme-store.ts";
import { schemeView } from "./scheme-view.ts";

export const listSchemes = query(operations.listSchemes, async ({ input, db }) => {
  const schemes = (await loadSchemes(db)).filter(
    (s) => s.isOpen && (input.type === undefined || s.type === input.type),
  );
  const [first, second, third, fourth, fifth, sixth] = PREFIXES_OF_LISTS.map((letters) => amountList(schemes, letters));
  return {
    schemeNames: schemes.map(({ name }) => option(name)),
    prefixesOfMazhai: prefixList(schemes, "thanga-mazhai"),
    prefixesOfEleven: prefixList(schemes, "my-gold-eleven"),
    prefixesOfFlexi: prefixList(schemes, "my-gold-flexi-plan"),
    durations: [...new Set(schemes.map((s) => s.instalments))].map((count) => option(String(count))),
    firstAmounts: first ?? [],
    secondAmounts: second ?? [],
    thirdAmounts: third ?? [],
    fourthAmounts: fourth ?? [],
    fifthAmounts: fifth ?? [],
    sixthAmounts: sixth ?? [],
    schemes: schemes.map(schemeView),
  };
});

/** The prefixes whose amounts each of the six price lists has always held. */
const PREFIXES_OF_LISTS: readonly (readonly string[])[] = [
  ["E", "GE", "MDA"],
  ["H", "GH", "MDB"],
  ["K", "MDC"],
  ["GD", "MDD"],
  ["L", "GL", "MDE"],
  ["M", "GM"],
];

/** What these prefixes stand for now, each amount once. */
function amountList(schemes: SchemeVersion[], letters: readonly string[]) {
  const known = schemes.flatMap(({ prefixes }) => prefixes).filter(({ prefix }) => letters.includes(prefix));
  const amounts = known.flatMap(({ amountPaise }) => (amountPaise === null ? [] : [formatRupees(amountPaise)]));
  return [...new Set(amounts)].map(option);
}

function prefixList(schemes: SchemeVersion[], code: string) {
  return schemes.filter((s) => s.code === code).flatMap((s) => s.prefixes.map(({ prefix }) => option(prefix)));
}

function option(label: string) {
  return { label, value: label };
}
