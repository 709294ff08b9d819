import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import type { Expression } from "oxc-parser";

const MAX_TEST_LINES = 70;
const tests = "{apps,packages,scripts,e2e,bench}/**/*.{test.ts,test.tsx,e2e.ts}";

/** Tests that are too long to be read at once. A `describe` is as long as the tests in it together. */
export async function longTests(root: string): Promise<string[]> {
  const complaints: string[] = [];
  for await (const found of glob(tests, { cwd: root, exclude: ["**/node_modules/**"] })) {
    const file = found.replaceAll("\\", "/");
    complaints.push(...longTestsIn(file, await readFile(join(root, file), "utf8")));
  }
  return complaints.toSorted();
}

export function longTestsIn(file: string, text: string): string[] {
  const complaints: string[] = [];
  const lineAt = (position: number) => text.slice(0, position).split("\n").length;
  new Visitor({
    CallExpression({ callee, arguments: given, start }) {
      if (!/^(test|it|beforeAll|beforeEach|afterAll|afterEach)$/.test(firstNameOf(callee))) return;
      for (const body of given) {
        if (body.type !== "ArrowFunctionExpression" && body.type !== "FunctionExpression") continue;
        const lines = lineAt(body.end) - lineAt(body.start) + 1;
        if (lines > MAX_TEST_LINES)
          complaints.push(`${file}:${lineAt(start)} a test of ${lines} lines, at most ${MAX_TEST_LINES}`);
      }
    },
  }).visit(parseSync(file, text).program);
  return complaints;
}

/** `test` of `test(…)`, `test.each(…)(…)` and `test.skip(…)`; not of `test.describe(…)`. */
function firstNameOf(callee: Expression): string {
  if (callee.type === "Identifier") return callee.name;
  if (callee.type === "CallExpression") return firstNameOf(callee.callee);
  if (callee.type === "TaggedTemplateExpression") return firstNameOf(callee.tag);
  if (callee.type !== "MemberExpression") return "";
  const isGroup = callee.property.type === "Identifier" && callee.property.name === "describe";
  const object = callee.object;
  return isGroup || object.type === "Super" ? "" : firstNameOf(object);
}
