import { createPrivateKey, generateKeyPairSync, sign } from "node:crypto";
import type { KeyObject } from "node:crypto";
import { mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { utf8 } from "@thangam/evidence/bytes";
import type { Bytes } from "@thangam/evidence/bytes";
import { keyIdOf } from "@thangam/evidence/note";
import { bytesOfKey, nodeCrypto } from "#evidence/crypto.ts";
import { writeWhole } from "#evidence/keep/write-whole.ts";
import { endorsed, readPublicKeys, writePublicKeys } from "./public-keys.ts";

/** Signs checkpoints. The key never leaves its folder, and is in no database. */
export interface Signer {
  keyId: string;
  sign(message: Bytes): Bytes;
}

interface KeyFolders {
  /** Of the private keys; for whoever signs alone. */
  keyDir: string;
  /** Of what is published. */
  dir: string;
}

const keyFile = /^signing-key-(\d+)\.pem$/;

/** The newest key, which is made where there is none, and published. */
export async function openSigner({ keyDir, dir }: KeyFolders, now: Date): Promise<Signer> {
  const [newest] = await numbersOf(keyDir);
  const key = newest === undefined ? await makeKey(keyDir, 1) : await readKey(keyDir, newest);
  await publish({ dir, key, now, endorsedBy: null });
  return signerOf(key);
}

/** Makes a new key, endorsed by the one before it. What the old ones signed stays good. */
export async function rotateSigningKey({ keyDir, dir }: KeyFolders, now: Date): Promise<Signer> {
  const old = await openSigner({ keyDir, dir }, now);
  const [newest = 0] = await numbersOf(keyDir);
  const key = await makeKey(keyDir, newest + 1);
  await publish({ dir, key, now, endorsedBy: old });
  return signerOf(key);
}

function signerOf(key: KeyObject): Signer {
  return { keyId: idOf(key), sign: (message) => sign(null, message, key) };
}

function idOf(key: KeyObject): string {
  return keyIdOf(nodeCrypto.sha256, bytesOfKey(key));
}

async function publish(made: { dir: string; key: KeyObject; now: Date; endorsedBy: Signer | null }): Promise<void> {
  const { dir, key, now, endorsedBy } = made;
  const known = await readPublicKeys(dir);
  const id = idOf(key);
  if (known.some((one) => one.id === id)) return;
  const from = now.toISOString();
  const endorsement =
    endorsedBy === null
      ? null
      : { by: endorsedBy.keyId, signature: Buffer.from(endorsedBy.sign(utf8(endorsed(id, from)))).toString("base64") };
  await writePublicKeys(dir, [...known, { id, key: bytesOfKey(key).toString("hex"), from, endorsement }]);
}

/** The numbers of the keys in a folder, the newest first. */
async function numbersOf(keyDir: string): Promise<number[]> {
  await mkdir(keyDir, { recursive: true, mode: 0o700 });
  const numbers = (await readdir(keyDir)).flatMap((name) => {
    const [, number] = keyFile.exec(name) ?? [];
    return number === undefined ? [] : [Number(number)];
  });
  return numbers.toSorted((a, b) => b - a);
}

async function readKey(keyDir: string, number: number): Promise<KeyObject> {
  return createPrivateKey(await readFile(join(keyDir, `signing-key-${number}.pem`)));
}

/** Of two processes that start at once, both get the key of the first. */
async function makeKey(keyDir: string, number: number): Promise<KeyObject> {
  const { privateKey } = generateKeyPairSync("ed25519");
  const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  await writeWhole(join(keyDir, `signing-key-${number}.pem`), pem, { isKept: true, mode: 0o600 });
  return readKey(keyDir, number);
}
