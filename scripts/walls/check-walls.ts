import { root } from "../run.ts";
import { baseline, longFunctions } from "./baseline.ts";
import { wrongImports } from "./check-imports.ts";
import type { WrongImport } from "./check-imports.ts";
import { longSql } from "./long-sql.ts";
import { readSources } from "./read-imports.ts";

/** The walls between the rooms, and the length of the SQL. Returns 0, or 1 after naming what breaks them. */
export async function checkWalls(): Promise<number> {
  const wrong = beyondBaseline(wrongImports(await readSources(root)), baseline);
  const long = await longSql(root, longFunctions);
  for (const complaint of [...wrong, ...long]) console.error(complaint);
  return wrong.length + long.length === 0 ? 0 : 1;
}

/** What is broken more often than the baseline allows, each import named. */
export function beyondBaseline(wrong: readonly WrongImport[], allowed: Readonly<Record<string, number>>): string[] {
  const byWall = Map.groupBy(wrong, ({ wall }) => wall);
  return [...byWall].flatMap(([wall, broken]) => {
    const most = allowed[wall] ?? 0;
    if (broken.length <= most) return [];
    return [`${wall}: ${broken.length} imports, allowed ${most}`, ...broken.map(told)];
  });
}

function told({ file, target }: WrongImport): string {
  return `  ${file} → ${target}`;
}
