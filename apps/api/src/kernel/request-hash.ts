import type { Secrets } from "#platform/security/secrets.ts";

/**
 * The fingerprint of a command: the same operation with the same input has the same, whatever the order of its
 * fields. It is keyed, because an input may hold a password that could be guessed from a plain one.
 */
export function requestHash(secrets: Secrets, wireName: string, input: unknown): string {
  return Buffer.from(secrets.hashOf("request", wireName, canonicalJson(input))).toString("hex");
}

/** The same text for the same content, whatever the order of its fields. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part === "bigint") return `${part}n`;
    if (typeof part !== "object" || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}
