import { publishedAdvances } from "./published-advances.ts";
import type { PublishedBook } from "./published-book.ts";
import { publishedByValue } from "./published-by-value.ts";
import { publishedOfChains } from "./published-chains.ts";
import { publishedElsewhere } from "./published-elsewhere.ts";
import { publishedInGold } from "./published-gold.ts";
import { publishedOffMaking } from "./published-making.ts";
import { publishedWeights } from "./published-weights.ts";
import { publishedInRupees } from "./published-rupees.ts";

/**
 * What other shops publish of their schemes. Three tests ask about each book: the evaluator (published.test.ts), its twin in
 * the database (published-terms.db.test.ts), and the whole portal by its clock (under-terms/published.db.test.ts).
 */
export const published: readonly PublishedBook[] = [
  ...publishedInRupees,
  ...publishedInGold,
  ...publishedOffMaking,
  ...publishedElsewhere,
  ...publishedByValue,
  ...publishedOfChains,
  ...publishedWeights,
  ...publishedAdvances,
];
