/** What `pnpm --filter @thangam/web extract` runs: writes down what the screens say, for every language to translate. */
import { writeFile } from "node:fs/promises";
import { textsOfScreens } from "./screen-texts.ts";

const english = new URL("../../../packages/texts/src/en/screens.ts", import.meta.url);

const lines = (await textsOfScreens()).map((text) => `  ${JSON.stringify(text)},\n`);
await writeFile(english, `${heading()}export const screens = [\n${lines.join("")}] as const;\n`);
// oxlint-disable-next-line no-console -- a tool that says what it did
console.log(
  `${lines.length} sentences. The types name what a language lacks, and what is not said any more: pnpm check`,
);

function heading(): string {
  return "/** What the screens say, in English: `pnpm --filter @thangam/web extract` writes this list. */\n";
}
