import { root } from "../run.ts";
import { wrongImports } from "./check-imports.ts";
import type { WrongImport } from "./check-imports.ts";
import { circlesOf } from "./circles.ts";
import { longSql } from "./long-sql.ts";
import { longTests } from "./long-tests.ts";
import { readSources } from "./read-imports.ts";

/**
 * The walls between the rooms, circles of imports, where the time and random numbers come from, and the length of the SQL, the
 * schema and the tests.
 * Returns 0, or 1 after naming what breaks them.
 */
export async function checkWalls(): Promise<number> {
  const sources = await readSources(root);
  const complaints = [
    ...complaintsAbout(wrongImports(sources)),
    ...circlesOf(sources),
    ...sources.flatMap(({ faults }) => faults),
    ...(await longSql(root)),
    ...(await longTests(root)),
  ];
  for (const complaint of complaints) console.error(complaint);
  return complaints.length === 0 ? 0 : 1;
}

/** A sentence for each wall that is broken, and the imports that break it. */
export function complaintsAbout(wrong: readonly WrongImport[]): string[] {
  return [...Map.groupBy(wrong, ({ wall }) => wall)].flatMap(([wall, broken]) => [
    wall,
    ...broken.map(({ file, target }) => `  ${file} → ${target}`),
  ]);
}
