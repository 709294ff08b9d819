import { isArgumentElement, isPluralElement, isSelectElement, parse } from "@formatjs/icu-messageformat-parser";
import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";

/** The places of a text and its choices, sorted: `["amount", "count plural"]`. Throws when it is not ICU MessageFormat. */
export function placesOf(text: string): string[] {
  return [...new Set(parse(text, { ignoreTag: true }).flatMap(placesIn))].toSorted();
}

function placesIn(element: MessageFormatElement): string[] {
  if (isArgumentElement(element)) return [element.value];
  if (!isPluralElement(element) && !isSelectElement(element)) return [];
  const kind = isPluralElement(element) ? "plural" : "select";
  const inside = Object.values(element.options).flatMap(({ value }) => value.flatMap(placesIn));
  return [`${element.value} ${kind}`, ...inside];
}
