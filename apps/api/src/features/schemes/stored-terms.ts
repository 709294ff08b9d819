import { decodeTerms, encode } from "@thangam/terms/json/json";
import type { Stored } from "@thangam/terms/json/json";
import type { Terms } from "@thangam/terms/terms";
import { assert } from "#platform/assert.ts";

/** The terms of a version as they are reckoned with; null for one of the time before. */
export function termsOf(json: unknown): Terms | null {
  if (json === null) return null;
  const { value } = decodeTerms(json);
  assert(value !== null, "stored terms fit: scheme_versions_terms_check");
  return value;
}

/** The terms as a version keeps them. */
export function storedTerms(terms: Terms | null): { [member: string]: Stored } | null {
  if (terms === null) return null;
  const stored = encode(terms);
  assert(typeof stored === "object" && stored !== null && !Array.isArray(stored), "terms are an object");
  return stored;
}
