import { createHash } from "node:crypto";

/** The fingerprint of a command: the same operation with the same input has the same, whatever the order of its fields. */
export function requestHash(wireName: string, input: unknown): string {
  return createHash("sha256").update(wireName).update("\n").update(canonicalJson(input)).digest("hex");
}

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part === "bigint") return `${part}n`;
    if (typeof part !== "object" || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}
