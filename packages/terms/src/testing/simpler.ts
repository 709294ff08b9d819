import { decodeAsked, decodeSaved, decodeTerms, encode } from "#json/json.ts";
import type { Stored } from "#json/json.ts";
import type { Case } from "./any-terms.ts";

/** Cases that say less and fit, the greatest cuts first: without a member, without items of a list, with a smaller number. */
export function* simplerThan({ terms, saved, asked }: Case): Generator<Case> {
  for (const cut of cutsOf(encode({ terms, saved, asked }))) {
    const read = caseOf(cut);
    if (read !== null) yield read;
  }
}

/** The smallest case found by cutting that still fails: what somebody has to read of it. */
export async function smallest<Found extends Case>(
  found: Found,
  fails: (one: Found) => Promise<boolean>,
): Promise<Found> {
  for (const simpler of simplerThan(found)) {
    const one = { ...found, ...simpler };
    if (await fails(one)) return smallest(one, fails);
  }
  return found;
}

function caseOf(stored: Stored): Case | null {
  if (!isObject(stored)) return null;
  const [terms, saved, asked] = [
    decodeTerms(stored["terms"]).value,
    decodeSaved(stored["saved"]).value,
    decodeAsked(stored["asked"]).value,
  ];
  return terms === null || saved === null || asked === null ? null : { terms, saved, asked };
}

function isObject(stored: Stored): stored is { [member: string]: Stored } {
  return typeof stored === "object" && stored !== null && !Array.isArray(stored);
}

function* cutsOf(value: Stored): Generator<Stored> {
  if (Array.isArray(value)) yield* cutsOfList(value);
  else if (isObject(value)) yield* cutsOfMembers(value);
  else if (typeof value === "number") yield* smallerThan(BigInt(Math.max(0, Math.trunc(value)))).map(Number);
  else if (typeof value === "string" && /^\d+$/.test(value)) yield* smallerThan(BigInt(value)).map(String);
}

function* cutsOfList(list: readonly Stored[]): Generator<Stored> {
  for (let size = list.length; size >= 1; size = Math.floor(size / 2))
    for (let from = 0; from < list.length; from += size) yield list.toSpliced(from, size);
  for (const [at, own] of list.entries()) for (const cut of cutsOf(own)) yield list.with(at, cut);
}

function* cutsOfMembers(members: { readonly [member: string]: Stored }): Generator<Stored> {
  for (const name of Object.keys(members)) {
    const { [name]: _cut, ...others } = members;
    yield others;
  }
  for (const [name, own] of Object.entries(members)) for (const cut of cutsOf(own)) yield { ...members, [name]: cut };
}

/** Nothing, one, a round number, and ever closer to the number itself. */
function smallerThan(number: bigint): bigint[] {
  const found = new Set([0n, 1n, 10n ** BigInt(Math.max(0, String(number).length - 1))]);
  for (let step = number; step > 0n; step /= 2n) found.add(number - step);
  return [...found].filter((smaller) => smaller < number).toSorted((one, other) => (one < other ? -1 : 1));
}
