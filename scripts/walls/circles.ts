import type { Source } from "./read-imports.ts";

/**
 * Every circle of imports, a line for each set of files that know each other. Imports of types count, and so do those that
 * `import()` makes when they are needed, which lint does not follow.
 */
export function circlesOf(sources: readonly Pick<Source, "file" | "imports">[]): string[] {
  const importsOf = new Map(sources.map(({ file, imports }) => [file, imports]));
  const reached = new Map(sources.map(({ file }) => [file, reachedFrom(file, importsOf)]));
  const circles = sources.flatMap(({ file }) => {
    const circle = [...(reached.get(file) ?? [])].filter((other) => reached.get(other)?.has(file));
    return circle.length === 0 ? [] : [`imports in a circle: ${circle.toSorted().join(", ")}`];
  });
  return [...new Set(circles)];
}

/** Every file that a file imports, by whatever way; itself only where a way leads back to it. */
function reachedFrom(file: string, importsOf: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [...(importsOf.get(file) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    waiting.push(...(importsOf.get(next) ?? []));
  }
  return reached;
}
