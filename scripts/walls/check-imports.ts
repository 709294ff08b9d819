import { mayImportPackage } from "./packages.ts";
import { rooms } from "./walls.ts";
import type { Room } from "./walls.ts";
import type { Source } from "./read-imports.ts";

export interface WrongImport {
  file: string;
  target: string;
  /** What the import breaks, in words. */
  wall: string;
}

/** The walls that are no row of a table, in words. */
export const walls = {
  room: "the file stands in no room of scripts/walls/walls.ts",
  tests: "only tests import what tests arrange",
  generated: "the generated client is imported by stores and platform/database",
  sql: "raw SQL of features, http, jobs and exports stands in stores",
  store: "a store knows neither http nor the kernel",
  noun: "of another noun only its schemas and refusals are known",
} as const;

/** Every import that goes against a direction. */
export function wrongImports(sources: readonly Pick<Source, "file" | "imports">[]): WrongImport[] {
  return sources.flatMap(({ file, imports }) =>
    imports.flatMap((target) => {
      const wall = wallBroken(file, target);
      return wall === null ? [] : [{ file, target, wall }];
    }),
  );
}

function wallBroken(file: string, target: string): string | null {
  const from = roomOf(file);
  if (from === null) return walls.room;
  return packageWall(from, target) ?? testWall(from, target) ?? storeWall(file, target) ?? roomWall(file, from, target);
}

/** A package, or a module of Node, that the room does not list. */
function packageWall({ name }: Room, target: string): string | null {
  const isOurs = /^(apps|packages)\//.test(target);
  return isOurs || mayImportPackage(name, target) ? null : `${name} may not import the package ${target}`;
}

/** Tests may import anything; nothing else imports what only tests run. */
function testWall(from: Room, target: string): string | null {
  const isOfTests = /\.(test|testing)\.tsx?$/.test(target) || roomOf(target)?.name.endsWith("testing") === true;
  return isOfTests && !from.name.endsWith("testing") ? walls.tests : null;
}

/** SQL and the generated client are the business of stores and of the database's own room; a store knows no more. */
function storeWall(file: string, target: string): string | null {
  const isStore = file.endsWith("-store.ts");
  if (target.startsWith("apps/api/src/generated/")) {
    const may = isStore || /^apps\/api\/src\/(platform\/database|testing)\//.test(file);
    return may ? null : walls.generated;
  }
  if (
    target === "apps/api/src/platform/database/rows.ts" &&
    /^apps\/api\/src\/(features|http|jobs|exports)\//.test(file)
  ) {
    const may = isStore || file.endsWith(".testing.ts");
    return may ? null : walls.sql;
  }
  if (isStore && /^apps\/api\/src\/(http|kernel)\//.test(target)) return walls.store;
  return null;
}

function roomWall(file: string, from: Room, target: string): string | null {
  const to = roomOf(target);
  if (to === null || target.startsWith("apps/api/src/generated/")) return null;
  const own = nounOf(file);
  if (own !== null && own === nounOf(target)) return null;
  if (from.name === "contract nouns" && to.name === "contract nouns")
    return /\/([a-z-]*schemas|refusals)\.ts$/.test(target) ? null : walls.noun;
  if (from === to && own === null) return null;
  return from.may.includes("*") || from.may.includes(to.name) ? null : `${from.name} may not import ${to.name}`;
}

function roomOf(path: string): Room | null {
  return rooms.find(({ files }) => files.test(path)) ?? null;
}

/**
 * The folder of the noun that a file stands in, `apps/api/src/features/books`: within it everything may know everything.
 * `kernel` and `values` are no nouns.
 */
function nounOf(path: string): string | null {
  const [folder = null] =
    /^(?:apps\/(?:api|web)\/src\/features|packages\/contracts\/src)\/(?!kernel\/|values\/)[^/]+(?=\/)/.exec(path) ?? [];
  return folder;
}
