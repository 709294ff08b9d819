import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Writes a file that is there whole or not at all; the same name again replaces it. */
export async function writeWhole(directory: string, name: string, text: string): Promise<void> {
  const draft = join(directory, `.${name}.${process.pid}`);
  const write = () => writeFile(draft, text, { mode: 0o600 });
  await write().catch(async () => {
    await mkdir(directory, { recursive: true });
    await write();
  });
  await rename(draft, join(directory, name));
}
