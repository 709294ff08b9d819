import { operations } from "@thangam/contracts";
import { formatRupees, paise } from "@thangam/contracts/values/money";
import { query } from "#operations/handler.ts";
import { word } from "#platform/word.ts";
import { loadSchemes } from "./scheme-store.ts";
import type { SchemeVersion } from "./scheme-store.ts";

export const listSchemes = query(operations.listSchemes, async ({ input, db }) => {
  const schemes = (await loadSchemes(db)).filter(
    (s) => s.isOpen && (input.type === undefined || s.type === input.type),
  );
  const [first, second, third, fourth, fifth, sixth] = AMOUNTS_OF_LISTS.map((amount) => amountList(schemes, amount));
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

/** The six amounts, in paise, that the six price lists have always stood for. */
const AMOUNTS_OF_LISTS = [50_000n, 100_000n, 250_000n, 200_000n, 500_000n, 1_000_000n] as const;

/** One amount, if a scheme's prefix stands for it. */
function amountList(schemes: SchemeVersion[], amountPaise: bigint) {
  const isOffered = schemes.some((s) => s.prefixes.some((p) => p.amountPaise === amountPaise));
  return isOffered ? [option(formatRupees(amountPaise))] : [];
}

function prefixList(schemes: SchemeVersion[], code: string) {
  return schemes.filter((s) => s.code === code).flatMap((s) => s.prefixes.map(({ prefix }) => option(prefix)));
}

function option(label: string) {
  return { label, value: label };
}

/** A scheme as it can be joined. */
export function schemeView(scheme: SchemeVersion) {
  return {
    id: scheme.schemeId,
    name: scheme.name,
    type: word(scheme.type, ["Monthly", "Daily"]),
    instalments: scheme.instalments,
    accrual: word(scheme.accrual, ["amount", "weight"]),
    paymentRule: word(scheme.paymentRule, ["fixed", "flexible"]),
    minimumPaise: paise(scheme.minimumPaise),
    multipleOfPaise: paise(scheme.multipleOfPaise),
    prefixes: scheme.prefixes.map((p) => ({
      prefix: p.prefix,
      amountPaise: p.amountPaise === null ? null : paise(p.amountPaise),
    })),
  };
}
