import * as z from "zod/mini";
import { problemsOfTerms } from "#fits/fits.ts";
import type { Asked, Saved, Terms } from "#terms.ts";
import { problemsOfIssues } from "./problems.ts";
import type { Decoded } from "./problems.ts";
import * as schemas from "./schemas.ts";

/** Stored terms as terms, or all that is wrong with them: first with their members, then with what they promise together. */
export function decodeTerms(stored: unknown): Decoded<Terms> {
  const decoded = decode(schemas.terms, stored);
  if (decoded.value === null) return decoded;
  const problems = problemsOfTerms(decoded.value);
  return problems.length === 0 ? decoded : { value: null, problems };
}

export function decodeSaved(stored: unknown): Decoded<Saved> {
  const decoded = decode(schemas.saved, stored);
  if (decoded.value === null) return decoded;
  const { payments } = decoded.value;
  const falls = payments.findIndex(({ day }, at) => day < (payments[at - 1]?.day ?? day));
  if (falls === -1) return decoded;
  return { value: null, problems: [{ code: "days_not_ascending", path: ["payments", falls, "day"] }] };
}

export function decodeAsked(stored: unknown): Decoded<Asked> {
  return decode(schemas.asked, stored);
}

function decode<Value>(schema: z.ZodMiniType<Value>, stored: unknown): Decoded<Value> {
  const { success, data, error } = z.safeParse(schema, stored, { reportInput: true });
  return success ? { value: data, problems: null } : { value: null, problems: problemsOfIssues(error.issues) };
}

export type Stored = string | number | boolean | null | Stored[] | { [member: string]: Stored };

/** Terms, facts or a valuation as they are stored: paise and milligrams as digits. */
export function encode(value: unknown): Stored {
  if (typeof value === "bigint") return String(value);
  if (Array.isArray(value)) return value.map(encode);
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([member, own]) => [member, encode(own)]));
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean" || value === null)
    return value;
  throw new TypeError(`A ${typeof value} cannot be stored.`);
}
