/** What Lingui runs on: text, `["name"]` for a value, `["name", "plural", cases]` for a choice. */
export type Token = string | [string] | [string, string, Record<string, Token[]>];

/**
 * Reads the English sentences, which are their own ids: `{name}` and `{name, plural, one {…} other {…}}`.
 * Translated catalogs are compiled when the app is built; this keeps a whole ICU parser out of the browser.
 */
export function compile(message: string): Token[] {
  const [tokens] = read(message, 0);
  return tokens;
}

function read(message: string, start: number): [tokens: Token[], end: number] {
  const tokens: Token[] = [];
  let at = start;
  while (at < message.length && message[at] !== "}") {
    if (message[at] === "{") {
      const [token, end] = readPlace(message, at + 1);
      tokens.push(token);
      at = end;
    } else if (message[at] === "#" && start > 0) {
      tokens.push("#");
      at += 1;
    } else {
      const text = (start > 0 ? /^[^{}#]+/ : /^[^{}]+/).exec(message.slice(at))![0];
      tokens.push(text);
      at += text.length;
    }
  }
  return [tokens, at];
}

function readPlace(message: string, start: number): [token: Token, end: number] {
  const head = /^\s*(\w+)\s*(?:,\s*(plural|select)\s*,)?/.exec(message.slice(start));
  if (head === null) throw new SyntaxError(`"${message}" has a place without a name`);
  const [matched, name = "", kind] = head;
  let at = start + matched.length;
  if (kind === undefined) return [[name], at + 1];
  const cases: Record<string, Token[]> = {};
  for (;;) {
    const label = /^\s*([\w=]+)\s*\{/.exec(message.slice(at));
    if (label === null) break;
    const [tokens, end] = read(message, at + label[0].length);
    cases[label[1]!] = tokens;
    at = end + 1;
  }
  return [[name, kind, cases], message.indexOf("}", at) + 1];
}
