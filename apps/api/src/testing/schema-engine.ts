import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import type { SqlMigrationAwareDriverAdapterFactory } from "@prisma/driver-adapter-utils";
import * as bindings from "@prisma/schema-engine-wasm/schema_engine_bg";
import type { SchemaEngine } from "@prisma/schema-engine-wasm";
import { migrationsDirectory } from "#platform/database/migrations.ts";

// The DOM's types, where this stands, are not loaded for a server.
declare const WebAssembly: {
  instantiate(bytes: Uint8Array, imports: object): Promise<{ instance: { exports: Record<string, unknown> } }>;
};

/**
 * Prisma's migration engine as WebAssembly, speaking through a driver adapter. It is the engine behind
 * `prisma migrate`, without the native binary that the command line would download.
 */
export async function openSchemaEngine(
  adapter: SqlMigrationAwareDriverAdapterFactory,
  datamodels?: [string, string][],
): Promise<SchemaEngine> {
  await loadEngine();
  return bindings.SchemaEngine.new({ datamodels }, () => undefined, bindMigrationAwareSqlAdapterFactory(adapter));
}

let loading: Promise<void> | undefined;

function loadEngine(): Promise<void> {
  loading ??= instantiateEngine();
  return loading;
}

// The package imports its .wasm as an ES module, which Node does only behind a flag; so it is loaded by hand.
async function instantiateEngine(): Promise<void> {
  const entry = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm");
  const bytes = await readFile(join(dirname(entry), "schema_engine_bg.wasm"));
  const { instance } = await WebAssembly.instantiate(bytes, { "./schema_engine_bg.js": { ...bindings } });
  bindings.__wbg_set_wasm(instance.exports);
  const start: unknown = instance.exports["__wbindgen_start"];
  if (typeof start !== "function") throw new Error("The migration engine has no start function");
  start();
}

/** The migrations of the repository, as the engine takes them. */
export async function migrationsList() {
  const names = (await readdir(migrationsDirectory, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  return {
    baseDir: migrationsDirectory,
    lockfile: {
      path: "migration_lock.toml",
      content: await readFile(join(migrationsDirectory, "migration_lock.toml"), "utf8"),
    },
    shadowDbInitScript: "",
    migrationDirectories: await Promise.all(
      names.sort().map(async (name) => {
        const value = await readFile(join(migrationsDirectory, name, "migration.sql"), "utf8");
        return { path: name, migrationFile: { path: "migration.sql", content: { tag: "ok" as const, value } } };
      }),
    ),
  };
}
