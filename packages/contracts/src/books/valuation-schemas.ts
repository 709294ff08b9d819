import { valuation as outcome } from "@thangam/terms/json/valuation-schemas";
import type { Wire } from "#kernel/wire.ts";
import type { Valuation } from "@thangam/terms/valuation-types";

/** What a book under terms is worth on a day: the outcome that docs/schemes.md defines, letter for letter. */
export const valuation: Wire<Valuation> = outcome;
