import { decodeTerms, encode } from "@thangam/terms/json/json";
import type { Terms } from "@thangam/terms/terms";
import type { MessageCode } from "@thangam/texts/en/messages";
import * as z from "zod/mini";

/**
 * What a scheme promises, letter for letter as docs/schemes.md writes it. Terms that do not fit are named by the place of
 * the fault: `terms.benefits.0.when.1.give`.
 */
export const terms = z.codec(
  z.record(z.string(), z.unknown(), { error: "terms_invalid" }),
  z.custom<Terms>((value) => typeof value === "object" && value !== null),
  {
    decode: (stored, payload) => {
      const { value, problems } = decodeTerms(stored);
      if (value !== null) return value;
      for (const { code, path } of problems)
        payload.issues.push({ code: "custom", input: stored, path, message: `terms_${code}` satisfies MessageCode });
      return z.NEVER;
    },
    encode: (value) => {
      const stored = encode(value);
      return typeof stored === "object" && stored !== null && !Array.isArray(stored) ? stored : {};
    },
  },
);
