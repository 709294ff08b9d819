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

export const shareCases: readonly ShareCase[] = [
  {
    name: "nothing was taken",
    weights: [2000n, 2000n, 2000n],
    before: { paise: 0n, mg: 0n },
    left: { mg: 6000n, paise: 3_000_000n },
  },
  {
    name: "a part was taken, at the same rates",
    weights: [2000n, 2000n, 2000n],
    before: { paise: 2_975_000n, mg: 5950n },
    left: { mg: 50n, paise: 25_000n },
  },
  {
    name: "the last rate was set lower after it: the rest gains",
    weights: [2000n, 2000n, 2100n],
    before: { paise: 2_975_000n, mg: 5950n },
    left: { mg: 150n, paise: 25_000n },
  },
  {
    name: "the last rate was set higher after it: of 5.923 g the rupees tell that 5.873 were taken",
    weights: [2000n, 2000n, 1923n],
    before: { paise: 2_975_000n, mg: 5950n },
    left: { mg: 50n, paise: 25_000n },
  },
  {
    name: "no more is left than was taken, and a paisa",
    weights: [2000n, 2000n, 1950n],
    before: { paise: 2_999_999n, mg: 5950n },
    left: { mg: 1n, paise: 1n },
  },
  {
    name: "the last rate was set higher after all was taken",
    weights: [2000n, 2000n, 1923n],
    before: { paise: 3_000_000n, mg: 6000n },
    left: { mg: 0n, paise: 0n },
  },
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
