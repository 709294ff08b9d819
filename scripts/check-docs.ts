import { access, glob, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { root } from "./run.ts";

/** Every relative link of every document leads to a file that is there. Answers 0, or 1 after naming the broken ones. */
export async function checkDocs(): Promise<number> {
  let broken = 0;
  for await (const file of glob(["*.md", "docs/**/*.md"], { cwd: root })) {
    const text = await readFile(join(root, file), "utf8");
    for (const [, target = ""] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^(https?:|mailto:|#)/.test(target)) continue;
      const path = join(root, dirname(file), decodeURI(target.replace(/#.*$/, "")));
      const isThere = await access(path).then(
        () => true,
        () => false,
      );
      if (isThere) continue;
      console.error(`${file}: ${target} is not there`);
      broken += 1;
    }
  }
  return broken === 0 ? 0 : 1;
}
