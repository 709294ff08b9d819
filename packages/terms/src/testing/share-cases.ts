import type { Terms } from "#terms.ts";
import { gold22, monthly } from "./arrange.ts";

/** A book of three payments of 10,000 rupees: what it gained in milligrams and what earlier parts took of it, and what is left. */
export interface ShareCase {
  name: string;
  weights: bigint[];
  before: { paise: bigint; mg: bigint };
  left: { mg: bigint; paise: bigint };
}

export const termsOfShares: Terms = { schedule: monthly(3), gold: gold22, benefits: [] };

/** What was taken in milligrams and paise, and what is left of it: [milligrams, paise] both times. */
function oneOf(name: string, lastWeight: bigint, before: readonly [bigint, bigint], left: readonly [bigint, bigint]) {
  const [takenMg, takenPaise] = before;
  const [mg, paise] = left;
  return { name, weights: [2000n, 2000n, lastWeight], before: { paise: takenPaise, mg: takenMg }, left: { mg, paise } };
}

export const shareCases: readonly ShareCase[] = [
  oneOf("nothing was taken", 2000n, [0n, 0n], [6000n, 3_000_000n]),
  oneOf("a part was taken, at the same rates", 2000n, [5950n, 2_975_000n], [50n, 25_000n]),
  oneOf("the last rate was set lower after it: the rest gains", 2100n, [5950n, 2_975_000n], [150n, 25_000n]),
  oneOf(
    "the last rate was set higher after it: of 5.923 g the rupees tell that 5.873 were taken",
    1923n,
    [5950n, 2_975_000n],
    [50n, 25_000n],
  ),
  oneOf("no more is left than was taken, and a paisa", 1950n, [5950n, 2_999_999n], [1n, 1n]),
  oneOf("the last rate was set higher after all was taken", 1923n, [6000n, 3_000_000n], [0n, 0n]),
];

/** The book of a case. */
export function savedOfShares({ weights }: ShareCase) {
  const days = ["2025-01-10", "2025-02-10", "2025-03-10"];
  return {
    joinedOn: "2025-01-10",
    instalment: 1_000_000n,
    payments: weights.map((weight, at) => ({
      day: days[at] ?? "2025-03-10",
      paise: 1_000_000n,
      rate: 500_000n,
      weight,
    })),
  };
}
