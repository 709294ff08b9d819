/** One change in one SQL function, such as a comparison that was swapped. */
export interface Mutant {
  /** Inside prisma/sql. */
  path: string;
  line: number;
  operator: string;
  /** What the line was, and what it is in the mutant. */
  before: string;
  after: string;
  /** The whole file with the change. */
  script: string;
}

interface Operator {
  name: string;
  pattern: RegExp;
  replace: (found: RegExpExecArray) => string;
}

/** What people get wrong in such functions. A mutant that PostgreSQL cannot parse is none, so patterns may be generous. */
const operators: readonly Operator[] = [
  {
    name: "drop a lock",
    pattern: /\bperform (?:lock|hold|pg_advisory_xact_lock)\w*\([^;]*\);/g,
    replace: () => "null;",
  },
  { name: "drop a row lock", pattern: / for (?:no key update|key share|update|share)\b/g, replace: () => "" },
  { name: "drop a check", pattern: /\bperform (?:require_\w+|refuse)\([^;]*\);/g, replace: () => "null;" },
  { name: "drop a check", pattern: /\braise exception [^;]*;/g, replace: () => "null;" },
  {
    name: "swap a comparison",
    pattern: / (<>|<=|>=|<|>|=) /g,
    replace: ({ 1: sign = "" }) => ` ${comparisons[sign] ?? sign} `,
  },
  { name: "swap a sign", pattern: / ([+\-*/]) /g, replace: ({ 1: sign = "" }) => ` ${signs[sign] ?? sign} ` },
  { name: "drop a minus", pattern: /(?<=[([,] ?)-(?=[a-z(])/g, replace: () => "" },
  { name: "off by one", pattern: / [+-] 1\b/g, replace: () => "" },
  { name: "off by one", pattern: /(?<= (?:<|>|<=|>=|=) )\d+\b/g, replace: ([number]) => String(Number(number) + 1) },
  {
    name: "off by one",
    pattern: /(?<=\b(?:greatest|least)\()\d+\b/g,
    replace: ([number]) => String(Number(number) + 1),
  },
  { name: "swap and, or", pattern: /\b(and|or)\b/g, replace: ([word]) => (word === "and" ? "or" : "and") },
  {
    name: "negate",
    pattern: /\bis (not )?null\b/g,
    replace: ({ 1: not }) => (not === undefined ? "is not null" : "is null"),
  },
  { name: "negate", pattern: /\bnot exists\b/g, replace: () => "exists" },
];

const comparisons: Record<string, string> = { "<>": "=", "=": "<>", "<": "<=", "<=": "<", ">": ">=", ">=": ">" };
const signs: Record<string, string> = { "+": "-", "-": "+", "*": "/", "/": "*" };

/** Every mutant of a file of prisma/sql: each place in the body of its function, each operator once. */
export function mutantsOf(path: string, script: string): Mutant[] {
  const code = withoutTexts(script);
  const [begin, end] = [code.indexOf("$$") + 2, code.lastIndexOf("$$")];
  return operators.flatMap(({ name, pattern, replace }) =>
    [...code.slice(begin, end).matchAll(pattern)].map((found) => {
      const from = begin + found.index;
      const mutated = script.slice(0, from) + replace(found) + script.slice(from + found[0].length);
      const line = script.slice(0, from).split("\n").length;
      return {
        path,
        line,
        operator: name,
        before: lineAt(script, line),
        after: lineAt(mutated, line),
        script: mutated,
      };
    }),
  );
}

/** The script with every text and comment blanked, each character at its old place. */
function withoutTexts(script: string): string {
  return script.replaceAll(/--[^\n]*|'(?:[^']|'')*'/g, (text) => text.replaceAll(/[^\n]/g, "_"));
}

function lineAt(script: string, line: number): string {
  return script.split("\n")[line - 1]?.trim() ?? "";
}
