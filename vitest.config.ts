import { join } from "node:path";
import { defineConfig } from "vitest/config";
import type { Plugin } from "vitest/config";
import { BaseSequencer } from "vitest/node";
import type { TestSpecification } from "vitest/node";

const elsewhere = ["**/node_modules/**", "**/dist/**", "**/dist-server/**", "e2e/**"];

/** Takes 20 seconds or more each, though their files are short. */
const long = [
  "adding/operation",
  "adding/language",
  "adding/scheme-field",
  "adding/screen",
  "bad-input.db",
  "bounded-memory.db",
  "embedded-postgres.db",
  "interrupted-seed.db",
  "killed-portal.db",
  "large-import.db",
  "main.db",
  "migrate.db",
  "paying-exactly-once.db",
  "role-matrix.db",
  "start.db",
  "transaction.db",
  "worker.db",
];

/** The long ones first, so that no worker is left alone with one of them at the end. */
class LongOnesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => long.some((name) => moduleId.endsWith(`/${name}.test.ts`));
    return (await super.sort(files)).toSorted((one, other) => Number(isLong(other)) - Number(isLong(one)));
  }
}

// Tests start many programs: each finds here what the one before it has compiled.
process.env["NODE_COMPILE_CACHE"] ??= join(import.meta.dirname, "node_modules/.cache/node");

/**
 * Two cores are what the smallest machine has. Tests that wait for programs and for the database leave room for a third
 * worker: 480 s with three, 528 s with two.
 */
const maxWorkers = 3;

// A project does not inherit them.
const patience = {
  // A forgotten loop must end by itself; a slow machine is not one.
  testTimeout: 600_000,
  hookTimeout: 1_800_000,
  expect: { poll: { timeout: 300_000 } },
  // As for the journeys (playwright.config.ts). What passed only so is named at the end of the run.
  retry: process.env["CI"] === undefined ? 0 : 1,
};

/** The random tests of a run begin at one seed. */
const seedOfRun = join(import.meta.dirname, "apps/api/src/testing/seed-of-run.ts");

export default defineConfig({
  test: {
    maxWorkers,
    sequence: { sequencer: LongOnesFirst },
    projects: [
      {
        test: {
          name: "unit",
          ...patience,
          include: ["{apps/api,packages/*,scripts}/**/*.test.ts", "apps/web/**/*.test.ts"],
          exclude: [...elsewhere, "**/*.db.test.ts"],
          isolate: false,
          setupFiles: [seedOfRun],
        },
      },
      {
        plugins: [ownArrangements()],
        test: {
          name: "db",
          ...patience,
          include: ["apps/api/**/*.db.test.ts"],
          exclude: elsewhere,
          // To load the whole portal anew for each file would be a third of the work.
          isolate: false,
          setupFiles: [seedOfRun],
          globalSetup: ["apps/api/src/testing/database-server.ts"],
        },
      },
      {
        extends: "./apps/web/vite.config.ts",
        root: "./apps/web",
        test: {
          name: "web",
          ...patience,
          // A project that extends a file does not inherit it, and would run by itself on one core after all others.
          maxWorkers,
          environment: "jsdom",
          setupFiles: [join(import.meta.dirname, "apps/web/src/testing/patience.ts")],
          include: ["**/*.test.tsx"],
          exclude: elsewhere,
        },
      },
    ],
  },
});

/**
 * Gives each test file its own instance of every `*.testing.ts` that it imports, also through another one. Test files
 * that share the other modules would otherwise share its database, too.
 */
function ownArrangements(): Plugin {
  return {
    name: "own-arrangements",
    enforce: "pre",
    async resolveId(source, importer, options) {
      const [importing, testFile = importing] = importer?.split("?of=") ?? [];
      // What another package gives is named without its ending. Where no test file imports it, Vite names its root.
      if (!/\.testing(\.ts)?$/.test(source) || !testFile?.endsWith(".test.ts")) return null;
      const found = await this.resolve(source, importing, { ...options, skipSelf: true });
      return found === null ? null : { ...found, id: `${found.id}?of=${testFile}` };
    },
  };
}
