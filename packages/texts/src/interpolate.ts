import { IntlMessageFormat } from "intl-messageformat";

export type Values = Readonly<Record<string, string | number>>;

const formatByText = new Map<string, IntlMessageFormat>();

/**
 * Puts values into the places of a text, which is written in ICU MessageFormat: `{name}`, or
 * `{count, plural, one {# day} other {# days}}`. A value is text and nothing else, braces included.
 * Throws when a value is missing.
 */
export function interpolate(text: string, values: Values, language: string): string {
  return text.includes("{") ? String(formatOf(text, language).format({ ...values })) : text;
}

/** Texts come from the catalogue, so that as many are kept as the catalogue has. */
function formatOf(text: string, language: string): IntlMessageFormat {
  const key = `${language}:${text}`;
  const known = formatByText.get(key);
  if (known !== undefined) return known;
  // Numbers are grouped as in India, whatever the language. A text has no markup, so "<" is only itself.
  const format = new IntlMessageFormat(text, `${language}-IN`, undefined, { ignoreTag: true });
  formatByText.set(key, format);
  return format;
}
