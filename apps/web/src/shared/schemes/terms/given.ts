import { leftOf } from "@thangam/terms/settlement";
import { nothingTaken } from "@thangam/terms/settlement-types";
import type { Left, Taken } from "@thangam/terms/settlement-types";
import type { Day, Terms } from "@thangam/terms/terms";
import type { Valuation } from "@thangam/terms/valuation-types";

/** What a part of a settlement took of a book, on its day. */
export interface Given extends Taken {
  day: Day;
}

export function takenBy(day: Day, given: readonly Given[]): Taken {
  return given
    .filter((one) => one.day <= day)
    .reduce(
      (sum, { paise, mg, coveredMg, offPaise }) => ({
        paise: sum.paise + paise,
        mg: sum.mg + mg,
        coveredMg: sum.coveredMg + coveredMg,
        offPaise: sum.offPaise + offPaise,
      }),
      nothingTaken,
    );
}

/** What stays on a book on the day of its valuation, with the bonus of that; gold that is not known yet counts as nothing. */
export function leftAfter(terms: Terms, valuation: Valuation, given: readonly Given[]): Left {
  const taken = takenBy(valuation.day, given);
  const { paidPaise, savedMg, bonusPaise, bonusMg } = valuation;
  const all = { paise: paidPaise, mg: savedMg ?? 0n, bonusPaise, bonusMg: bonusMg ?? 0n };
  return taken.paise === 0n && taken.mg === 0n ? all : (leftOf(terms, valuation, taken) ?? all);
}
