import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import { fromBase64, fromHex, utf8 } from "@thangam/evidence/bytes";
import { keyIdOf, writtenKeyId } from "@thangam/evidence/note";
import { nodeCrypto } from "#evidence/crypto.ts";
import { writeWhole } from "#evidence/keep/write-whole.ts";

const publicKey = z.object({
  /** Its fingerprint */
  id: z.string(),
  /** Hexadecimal */
  key: z.string(),
  from: z.string(),
  /** The key before it signed that it follows. */
  endorsement: z.nullable(z.object({ by: z.string(), signature: z.string() })),
});

export type ListedKey = z.infer<typeof publicKey>;

const list = z.object({ keys: z.array(publicKey) });

const fileOf = (dir: string) => join(dir, "keys.json");

/** The keys that the shop publishes, the oldest first; none where nothing was signed yet. */
export async function readPublicKeys(dir: string): Promise<ListedKey[]> {
  const text = await readFile(fileOf(dir), "utf8").catch(() => null);
  return text === null ? [] : z.parse(list, JSON.parse(text)).keys;
}

export async function writePublicKeys(dir: string, keys: readonly ListedKey[]): Promise<void> {
  await writeWhole(fileOf(dir), `${JSON.stringify({ keys }, null, 2)}\n`);
}

/** What a key signs about the one that follows it. */
export function endorsed(id: string, from: string): string {
  return `thangam key v1\nid: ${id}\nfrom: ${from}\n`;
}

/** The keys that are what their fingerprints say, each with whether a trusted one before it stands for it. */
export function soundKeys(keys: readonly ListedKey[]): (ListedKey & { isEndorsed: boolean })[] {
  const sound: (ListedKey & { isEndorsed: boolean })[] = [];
  for (const key of keys) {
    const bytes = fromHex(key.key);
    if (bytes === null || keyIdOf(nodeCrypto.sha256, bytes) !== key.id) continue;
    sound.push({ ...key, isEndorsed: isEndorsedBy(sound, key) });
  }
  return sound;
}

function isEndorsedBy(earlier: readonly ListedKey[], { id, from, endorsement }: ListedKey): boolean {
  const by = earlier.find((one) => one.id === endorsement?.by);
  const key = by === undefined ? null : fromHex(by.key);
  const signature = endorsement === null ? null : fromBase64(endorsement.signature);
  return key !== null && signature !== null && nodeCrypto.isSignedBy(key, utf8(endorsed(id, from)), signature);
}

/** The keys that the shop vouches for: the first one, and each that the one before it signed. */
export async function readVouchedKeys(dir: string): Promise<ListedKey[]> {
  return soundKeys(await readPublicKeys(dir)).filter(({ isEndorsed }, place) => place === 0 || isEndorsed);
}

/** The fingerprint of the newest of them as papers print it; null where nothing was sealed yet. */
export async function readFingerprint(dir: string): Promise<string | null> {
  const newest = (await readVouchedKeys(dir)).at(-1);
  return newest === undefined ? null : writtenKeyId(newest.id);
}
