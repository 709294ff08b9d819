/** A detail of an audit entry: its name in words, and an amount, a weight, or what else was noted. */
export type DetailPart = { name: string } & ({ paise: bigint } | { mg: bigint } | { text: string });

/** `{ amountPaise: "150000", userType: "Admin" }` becomes "amount" with its paise and "user type" with its text. */
export function detailParts(detail: Readonly<Record<string, unknown>>): DetailPart[] {
  return Object.entries(detail).map(([key, value]) => partOf(key, textOf(value)));
}

function partOf(key: string, text: string): DetailPart {
  const [, name, unit] = /^(.+?)(PaisePerGram|Paise|Mg)$/.exec(key) ?? [];
  if (name === undefined || !/^-?\d+$/.test(text)) return { name: inWords(key), text };
  return { name: inWords(name), ...(unit === "Mg" ? { mg: BigInt(text) } : { paise: BigInt(text) }) };
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(", ");
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** "sessionsEnded" and "record_type" as words. */
function inWords(key: string): string {
  return key.replaceAll(/([a-z])([A-Z])|_/g, (_, before = "", after = "") => `${before} ${after.toLowerCase()}`);
}
