import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";

interface Sentences {
  validation?: Readonly<Record<string, string>>;
  refusals?: Readonly<Record<string, string>>;
}

test("a code stands in one file: another sentence under it would be the one that people read", async () => {
  const folder = new URL("messages/", import.meta.url);
  const files = await readdir(folder);
  expect(files.length).toBeGreaterThan(10);
  const codes: string[] = [];
  for (const file of files) {
    const { validation = {}, refusals = {} }: Sentences = await import(new URL(file, folder).href);
    codes.push(...Object.keys(validation), ...Object.keys(refusals));
  }
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
});
