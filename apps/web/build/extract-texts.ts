/** What `pnpm --filter @thangam/web extract` runs: writes down what the screens say, for every language to translate. */
import { glob, mkdir, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { textsOfScreens } from "./screen-texts.ts";

const english = new URL("../../../packages/texts/src/en/", import.meta.url);

const textsByGroup = Map.groupBy(await placed(), ([, group]) => group);
await mkdir(new URL("screens/", english), { recursive: true });
for (const [group, texts] of textsByGroup) await writeGroup(group, texts.map(([text]) => text).toSorted());
await writeFront([...textsByGroup.keys()].toSorted());
// oxlint-disable-next-line no-console -- a tool that says what it did
console.log("The types name what a language lacks, and what is not said any more: pnpm check");

/** Each sentence with its group. What stands in a list already stays there, so that no translation has to move. */
async function placed(): Promise<[text: string, group: string][]> {
  const groups = await textsOfScreens();
  for await (const file of glob("screens/*.ts", { cwd: english })) {
    const group = basename(file, ".ts");
    const lists: Record<string, readonly string[]> = await import(new URL(file, english).href);
    for (const text of lists[group] ?? []) if (groups.has(text)) groups.set(text, group);
  }
  return [...groups];
}

async function writeGroup(group: string, texts: readonly string[]): Promise<void> {
  const lines = texts.map((text) => `  ${JSON.stringify(text)},\n`);
  await writeFile(new URL(`screens/${group}.ts`, english), `export const ${group} = [\n${lines.join("")}] as const;\n`);
}

async function writeFront(groups: readonly string[]): Promise<void> {
  const imports = groups.map((group) => `import { ${group} } from "./screens/${group}.ts";\n`).join("");
  const comment =
    "/** What the screens say, in English, noun by noun: `pnpm --filter @thangam/web extract` writes these lists. */";
  const spread = groups.map((group) => `  ...${group},\n`).join("");
  await writeFile(
    new URL("screens.ts", english),
    `${imports}\n${comment}\nexport const screens = [\n${spread}] as const;\n`,
  );
}
