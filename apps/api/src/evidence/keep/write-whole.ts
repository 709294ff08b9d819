import { randomBytes } from "node:crypto";
import { link, mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Writes a file that is there whole or not at all, also after a power cut. With `isKept` a file that is there already stays as it
 * is.
 */
export async function writeWhole(
  path: string,
  content: string | Uint8Array,
  { isKept = false, mode = 0o644 } = {},
): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomBytes(6).toString("hex")}.draft`;
  const file = await open(draft, "wx", mode);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await putInPlace(draft, path, isKept);
}

/** Gives a finished draft its name. */
export async function putInPlace(draft: string, path: string, isKept = false): Promise<void> {
  try {
    if (isKept) await link(draft, path).catch(ignoreExisting);
    else await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
  const folder = await open(dirname(path));
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function ignoreExisting(error: unknown): void {
  if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
}
