import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";

/** Every file below a directory, in the order of the names, byte for byte as text. */
export async function filesBelow(directory: string): Promise<{ name: string; text: string }[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).toSorted((a, b) => a.name.localeCompare(b.name));
  return Promise.all(
    files.map(async ({ name, parentPath }) => ({ name, text: await readFile(join(parentPath, name), "latin1") })),
  );
}
