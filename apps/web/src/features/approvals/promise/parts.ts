/** One word of what a scheme promises, as the server writes it. */
export type Part =
  | { member: readonly string[]; value: string }
  | { rule: string; value: string }
  /** Of a scheme of the time before terms. */
  | { text: string };

/**
 * "late.grace 7 · exit.0.label "Before 6 months"; minimum: 500" in its parts. What a shop wrote in its own words is quoted, so that no
 * sign of it parts anything.
 */
export function partsOf(promise: string | null): Part[] {
  if (promise === null || promise === "–") return [];
  return splitAt(promise, "; ").flatMap((text): Part[] => {
    const [, rule, value = ""] = /^(\w+): (.+)$/s.exec(text) ?? [];
    if (rule !== undefined) return [{ rule, value }];
    return splitAt(text, " · ").map(partOf);
  });
}

function partOf(text: string): Part {
  const [, place, value = ""] = /^((?:\w+|"(?:[^"\\]|\\.)*")(?:\.(?:\w+|"(?:[^"\\]|\\.)*"))+) (.*)$/s.exec(text) ?? [];
  if (place === undefined) return { text };
  return { member: splitAt(place, ".").map(unquoted), value: unquoted(value) };
}

/** What was quoted as it was written; other text as it is. */
function unquoted(text: string): string {
  if (!text.startsWith('"')) return text;
  try {
    return String(JSON.parse(text));
  } catch {
    return text;
  }
}

/** Splits at a separator that no quotes hold. */
function splitAt(text: string, separator: string): string[] {
  const found: string[] = [];
  let start = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    if (isQuoted && text[at] === "\\") at += 1;
    else if (text[at] === '"') isQuoted = !isQuoted;
    else if (!isQuoted && text.startsWith(separator, at)) {
      found.push(text.slice(start, at));
      at += separator.length - 1;
      start = at + 1;
    }
  }
  return [...found, text.slice(start)];
}
