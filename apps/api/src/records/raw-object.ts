import { createHash } from "node:crypto";

/** A JSON object of the database, each value as it is written: no number loses a digit. */
export type RawObject = ReadonlyMap<string, string>;

/** Reads the text of a `jsonb` object, which separates its members in one way only. */
export function parseRaw(json: string): RawObject {
  const members = new Map<string, string>();
  let at = 1;
  while (json[at] === '"') {
    const endOfKey = endOfValue(json, at);
    const endOfMember = endOfValue(json, endOfKey + 2);
    members.set(String(JSON.parse(json.slice(at, endOfKey))), json.slice(endOfKey + 2, endOfMember));
    at = endOfMember + 2;
  }
  return members;
}

/** As the database writes it: shorter keys first, and those of one length by their bytes. */
export function writeRaw(members: RawObject): string {
  const keys = [...members.keys()].map((key) => ({ key, bytes: Buffer.from(key) }));
  keys.sort((a, b) => a.bytes.length - b.bytes.length || Buffer.compare(a.bytes, b.bytes));
  return `{${keys.map(({ key }) => `${JSON.stringify(key)}: ${members.get(key)}`).join(", ")}}`;
}

export function hashOfRaw(members: RawObject): string {
  return createHash("sha256").update(writeRaw(members)).digest("hex");
}

/** The version before: what the columns that changed held then. What held nothing is not in it. */
export function withEarlier(later: RawObject, earlier: RawObject): RawObject {
  return new Map([...new Map([...later, ...earlier])].filter(([, value]) => value !== "null"));
}

/** The value of a column that holds a text. */
export function textIn(members: RawObject, name: string): string | null {
  const value = members.get(name);
  return value === undefined || value === "null" ? null : String(JSON.parse(value));
}

/** Where the value ends that begins at `start`. */
function endOfValue(json: string, start: number): number {
  let depth = 0;
  for (let at = start; at < json.length; at += 1) {
    const sign = json[at];
    if (sign === '"') at = endOfText(json, at);
    else if (sign === "{" || sign === "[") depth += 1;
    else if ((sign === "}" || sign === "]") && depth > 0) depth -= 1;
    else if (depth === 0 && (sign === "," || sign === "}" || sign === ":")) return at;
  }
  return json.length;
}

/** The closing quote of the text that begins at `start`. */
function endOfText(json: string, start: number): number {
  for (let at = start + 1; at < json.length; at += 1) {
    if (json[at] === "\\") at += 1;
    else if (json[at] === '"') return at;
  }
  return json.length;
}
