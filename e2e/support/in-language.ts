import type { Locator } from "@playwright/test";
import { messages as englishMessages } from "../../packages/texts/src/en/messages.ts";
import { SOURCE_LANGUAGE } from "../../packages/texts/src/languages.ts";
import type { Language } from "../../packages/texts/src/languages.ts";
import { loadLateScreens, loadWebTexts } from "../../packages/texts/src/load-web.ts";
import type { Page } from "./portal.ts";

type Name = string | RegExp;
type Translate = (english: Name) => Name;

const place = /\{(\w+)\}/g;
const quoted = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A sentence as a pattern, each of its places anything. */
function patternOf(text: string): string {
  return text
    .split(/(\{\w+\})/)
    .map((part) => (/^\{\w+\}$/.test(part) ? "(.+?)" : quoted(part)))
    .join("");
}

/** Says in a language what a test names in English: a whole sentence, one with its places filled in, or what a pattern finds. */
export async function translator(language: Language): Promise<Translate> {
  if (language === SOURCE_LANGUAGE) return (name) => name;
  const { screens, labels, messages } = await loadWebTexts(language);
  const pairs: [english: string, own: string][] = [
    ...Object.entries({ ...labels, ...screens, ...(await loadLateScreens(language)) }),
    ...Object.entries(messages).map(([code, own]): [string, string] => [String(Object(englishMessages)[code]), own]),
  ];
  const known = new Map(pairs);
  // The sentence with the most words of its own first.
  const filled = pairs
    .filter(([english]) => english.includes("{") && !english.includes(", plural"))
    .toSorted(([one], [other]) => other.replaceAll(place, "").length - one.replaceAll(place, "").length);

  function sentenceOf(english: string): string {
    const whole = known.get(english);
    if (whole !== undefined) return whole;
    for (const [sentence, own] of filled) {
      const found = new RegExp(`^${patternOf(sentence)}$`).exec(english);
      if (found === null || sentence.replaceAll(place, "").trim().length < 3) continue;
      const names = Array.from(sentence.matchAll(place), ([, name = ""]) => name);
      return own.replaceAll(place, (whole_, name: string) => found[names.indexOf(name) + 1] ?? whole_);
    }
    return english;
  }

  /** Of a pattern that names what stands in a place: "Settle: book GH". */
  function begun(source: string): string[] {
    return filled.flatMap(([sentence, text]) => {
      const [before = ""] = sentence.split("{");
      if (before.length < 4 || !source.startsWith(before)) return [];
      return [patternOf(text).replace("(.+?)", `${source.slice(before.length)}.*?`)];
    });
  }

  function find(english: RegExp): RegExp {
    const whole = pairs.filter(([sentence]) => english.test(sentence)).map(([, text]) => patternOf(text));
    const own = whole.length > 0 ? whole : begun(english.source.replace(/^\^/, ""));
    return new RegExp([english.source, ...own.map((pattern) => `^${pattern}`)].join("|"), english.flags);
  }
  return (name) => (typeof name === "string" ? sentenceOf(name) : find(name));
}

/** Every way to look for something on a page by its words, and those that take words among their options alone. */
const byWords = new Set(["getByText", "getByLabel", "getByPlaceholder", "getByTitle"]);
const byOptions = new Set(["getByRole", "filter", "locator"]);

/** The page for a test that names everything in English, while the page speaks another language. */
export function inLanguage<On extends Page | Locator>(on: On, translate: Translate): On {
  return new Proxy(on, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      return (...given: unknown[]) => {
        const isFinder = byWords.has(String(name)) || byOptions.has(String(name));
        const words = isFinder ? given.map((one) => translated(one, translate, byWords.has(String(name)))) : given;
        const result: unknown = value.apply(target, words);
        return isLocator(result) ? inLanguage(result, translate) : result;
      };
    },
  });
}

function translated(given: unknown, translate: Translate, isWords: boolean): unknown {
  if (typeof given === "string" || given instanceof RegExp) return isWords ? translate(given) : given;
  if (typeof given !== "object" || given === null || isLocator(given)) return given;
  return Object.fromEntries(
    Object.entries(given).map(([option, value]) => [
      option,
      ["name", "hasText"].includes(option) && (typeof value === "string" || value instanceof RegExp)
        ? translate(value)
        : value,
    ]),
  );
}

function isLocator(value: unknown): value is Locator {
  return typeof value === "object" && value !== null && "boundingBox" in value;
}
