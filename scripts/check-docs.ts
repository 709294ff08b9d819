import { access, glob, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { root } from "./run.ts";

/**
 * Every relative link of every document leads to a file that is there, and to a heading of it. Returns 0, or 1 after naming the
 * broken ones.
 */
export async function checkDocs(): Promise<number> {
  let broken = 0;
  for await (const file of glob(["*.md", "docs/**/*.md"], { cwd: root })) {
    const text = await readFile(join(root, file), "utf8");
    for (const [, target = ""] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^(https?:|mailto:)/.test(target) || (await leadsSomewhere(file, target))) continue;
      console.error(`${file}: ${target} is not there`);
      broken += 1;
    }
  }
  return broken === 0 ? 0 : 1;
}

async function leadsSomewhere(file: string, target: string): Promise<boolean> {
  const [path = "", heading] = decodeURI(target).split("#");
  const linked = path === "" ? join(root, file) : join(root, dirname(file), path);
  const isThere = await access(linked).then(
    () => true,
    () => false,
  );
  if (!isThere || heading === undefined) return isThere;
  return headingsOf(await readFile(linked, "utf8")).has(heading);
}

/** The headings of a document as links name them: "## What is bounded" is `what-is-bounded`. */
export function headingsOf(text: string): Set<string> {
  const headings = text.replaceAll(/^ *```.*?^ *```/gms, "").matchAll(/^#+ (.+)$/gm);
  return new Set(
    Array.from(headings, ([, heading = ""]) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}_ -]/gu, "")
        .replaceAll(" ", "-"),
    ),
  );
}
