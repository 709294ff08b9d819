import { encode } from "@thangam/terms/json/json";
import type { Stored } from "@thangam/terms/json/json";
import type { Terms } from "@thangam/terms/terms";

/**
 * Terms for the audit trail, each member by its place: "benefits.0.when.1.give.percent 7500 · late.grace 7". What a shop writes in its own
 * words is quoted, so that it passes for no other member.
 */
export function termsWords(terms: Terms): string {
  return membersOf(encode(terms)).join(" · ");
}

/** Of two versions' terms the members in which they differ: those that were there, and those that are. */
export function changedTerms(before: Terms, after: Terms): { from: string; to: string } {
  const [were, are] = [membersOf(encode(before)), membersOf(encode(after))];
  const only = (own: readonly string[], others: readonly string[]) => {
    const known = new Set(others);
    return own.filter((member) => !known.has(member)).join(" · ") || "–";
  };
  return { from: only(were, are), to: only(are, were) };
}

function membersOf(value: Stored, path: readonly string[] = []): string[] {
  if (typeof value !== "object" || value === null) {
    const isOwnWords = path.at(-1) === "label" || path.at(-1) === "item";
    return [`${path.join(".")} ${isOwnWords ? JSON.stringify(value) : String(value)}`];
  }
  const areOwnWords = path.at(-1) === "items";
  return Object.entries(value).flatMap(([member, own]) =>
    membersOf(own, [...path, areOwnWords ? JSON.stringify(member) : member]),
  );
}
