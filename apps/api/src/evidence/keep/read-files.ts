import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { openDirectory } from "./directory.ts";

/** A file as it is given away: in an object store, or in the folder of a statement. */
export interface NamedFile {
  name: string;
  content: Buffer;
}

/** The files of a checkpoint. The note is the last: with it the checkpoint is there whole. */
export async function readCheckpointFiles(dir: string, number: number): Promise<NamedFile[]> {
  const { note, changes } = openDirectory(dir).filesOf(number);
  return Promise.all([changes, note].map(async (path) => ({ name: basename(path), content: await readFile(path) })));
}

/** The list of public keys, as it stands in the directory. */
export function readKeysFile(dir: string): Promise<Buffer> {
  return readFile(join(dir, "keys.json"));
}

const verifier = fileURLToPath(new URL("../verifier/", import.meta.resolve("@thangam/evidence/verify")));

/** The program that checks a statement, as plain JavaScript, and what to do with it. */
export async function readVerifier(): Promise<NamedFile[]> {
  const names = (await readdir(verifier)).toSorted();
  return Promise.all(names.map(async (name) => ({ name, content: await readFile(join(verifier, name)) })));
}
