import { glob, readFile } from "node:fs/promises";
import { languages, SOURCE_LANGUAGE } from "@thangam/texts/languages";
import { loadLateScreens, loadWebTexts } from "@thangam/texts/load-web";
import { expect, test } from "vitest";

/** What a control says, and the name that it has for whoever does not see beside what it stands. */
const named: [name: string, shown: string][] = [];
const controls = /<(Button|ButtonLink|Link|a|button)\s[^<]*?aria-label=\{t\(\s*"([^"]+)"[^]*?<\/\1>/g;
const source = new URL("../src/", import.meta.url);
for await (const file of glob("**/*.tsx", { cwd: source })) {
  if (file.includes(".test.")) continue;
  const text = await readFile(new URL(file, source), "utf8");
  for (const [whole, , name = ""] of text.matchAll(controls))
    for (const [, shown = ""] of whole.matchAll(/\{t\("([^"]+)"\)\}/g)) named.push([name, shown]);
  for (const [, shown = "", name = ""] of text.matchAll(/label: t\("([^"]+)"\),\s*about: t\("([^"]+)"/g))
    named.push([name, shown]);
}
const contains = (name: string, shown: string) => name.toLowerCase().includes(shown.toLowerCase());

test.each(languages.filter((language) => language !== SOURCE_LANGUAGE))(
  "whoever says what stands on a control means its name, in %s",
  async (language) => {
    const { screens, labels } = await loadWebTexts(language);
    const texts: Record<string, string> = { ...labels, ...screens, ...(await loadLateScreens(language)) };
    const inEnglish = named.filter(([name, shown]) => contains(name, shown));
    expect(inEnglish.length).toBeGreaterThan(20);
    const other = inEnglish.filter(([name, shown]) => !contains(texts[name] ?? name, texts[shown] ?? shown));
    expect(other.map(([name]) => [name, texts[name]])).toEqual([]);
  },
);
