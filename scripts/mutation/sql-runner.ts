import { join, relative, resolve } from "node:path";
import { Client } from "pg";
import { BaseSequencer, createVitest } from "vitest/node";
import { KeptWorkers } from "./kept-workers.ts";
import type { TestModule, TestProject, TestSpecification, Vitest } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** As testing/database-server.ts provides it to the test files. */
    templateUrl: string;
  }
  interface TaskMeta {
    /** As testing/called-functions.ts hands it over. */
    calledFunctions?: readonly string[];
  }
}

/** What a test file is known to do without a mutant. Undefined is: it cannot be told which functions it calls. */
export type CallsByFile = ReadonlyMap<string, ReadonlySet<string> | undefined>;

/** The first test that failed, and why. It has no name where its file failed before any test. */
export interface Failure {
  file: string;
  test: string;
  message: string;
}

/** Runs db test files as often as asked, on one server. */
export interface Runner {
  /** Runs each of them, which must pass, and tells which functions of the database it calls. */
  callsOf(files: readonly string[]): Promise<CallsByFile>;
  /** Runs them one after the other, until one fails. */
  firstFailure(files: readonly string[]): Promise<Failure | undefined>;
  /** Runs these tests without the others of their files, until one fails. */
  firstFailureOf(tests: readonly Pick<Failure, "file" | "test">[]): Promise<Failure | undefined>;
  /** Runs a script in the database that test files clone. False where PostgreSQL refuses it. */
  apply(script: string): Promise<boolean>;
  /** Has new processes run the next test files. */
  renew(): void;
  close(): Promise<void>;
}

export async function startRunner(maxWorkers: number): Promise<Runner> {
  process.env["NOTE_CALLED_FUNCTIONS"] = "1";
  const workers = new KeptWorkers();
  const vitest = await createVitest("test", {
    watch: false,
    project: "db",
    pool: workers,
    bail: 1,
    maxWorkers,
    sequence: { sequencer: InGivenOrder },
    reporters: [{}],
    silent: true,
  });
  await vitest.standalone();
  // One quick file starts the server, whose address everything else needs.
  await run(vitest, ["apps/api/src/testing/make.db.test.ts"]);
  await apply(vitest, "alter system set track_functions = 'all'");
  await apply(vitest, "select pg_reload_conf()");
  return {
    callsOf: async (files) => {
      const calls = await callsOf(vitest, files);
      delete process.env["NOTE_CALLED_FUNCTIONS"];
      workers.renew();
      return calls;
    },
    firstFailure: async (files) => failureOf(await run(vitest, files)),
    firstFailureOf: async (tests) => failureOf(await runAlone(vitest, tests)),
    apply: (script) => apply(vitest, script),
    renew: () => workers.renew(),
    close: async () => {
      await vitest.close();
      workers.renew();
    },
  };
}

/** The order of the call is the order of the run: what is likely to fail comes first. */
class InGivenOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
}

/**
 * Tests that fail without a mutant would kill every one. One failure ends a run; what a busy machine stopped for once
 * passes when its file and those after it run again.
 */
async function callsOf(vitest: Vitest, files: readonly string[]): Promise<CallsByFile> {
  const calls = new Map<string, ReadonlySet<string> | undefined>();
  const failedOnce = new Set<string>();
  for (let left = files; left.length > 0; left = files.filter((file) => !calls.has(file))) {
    const modules = await run(vitest, left);
    const failure = failureOf(modules);
    if (failure !== undefined && failedOnce.has(failure.file))
      throw new Error(`${failure.file} fails twice without a mutant: ${failure.message}`);
    if (failure !== undefined) failedOnce.add(failure.file);
    for (const module of modules.filter((one) => failure === undefined || ranWhole(one))) {
      const called = module.meta().calledFunctions;
      calls.set(pathOf(module), called === undefined ? undefined : new Set(called));
    }
  }
  return calls;
}

/** After a failure Vitest leaves out what it has not begun, also in the file that another worker is in. */
function ranWhole(module: TestModule): boolean {
  return module.state() === "passed" && [...module.children.allTests("skipped")].length === 0;
}

async function run(vitest: Vitest, files: readonly string[]): Promise<readonly TestModule[]> {
  const known = new Map((await vitest.globTestSpecifications()).map((found) => [pathOf(found), found]));
  return runSpecifications(
    vitest,
    files.map((file) => {
      const specification = known.get(file);
      if (specification === undefined) throw new Error(`there is no test file ${file}`);
      return specification;
    }),
  );
}

function runAlone(vitest: Vitest, tests: readonly Pick<Failure, "file" | "test">[]): Promise<readonly TestModule[]> {
  const project = databaseProject(vitest);
  return runSpecifications(
    vitest,
    tests.map(({ file, test }) => project.createSpecification(resolve(file), { testNames: [test] })),
  );
}

async function runSpecifications(
  vitest: Vitest,
  specifications: readonly TestSpecification[],
): Promise<readonly TestModule[]> {
  if (specifications.length === 0) return [];
  // What earlier runs left is among what it returns.
  const { testModules } = await vitest.runTestSpecifications([...specifications]);
  const byPath = new Map(testModules.map((module) => [pathOf(module), module]));
  return specifications.flatMap((specification) => byPath.get(pathOf(specification)) ?? []);
}

function failureOf(modules: readonly TestModule[]): Failure | undefined {
  const failed = modules.find((module) => !module.ok());
  if (failed === undefined) return undefined;
  const [test] = failed.children.allTests("failed");
  const [error] = test?.result().errors ?? failed.errors();
  return { file: pathOf(failed), test: test?.fullName ?? "", message: error?.message.slice(0, 200) ?? "" };
}

async function apply(vitest: Vitest, script: string): Promise<boolean> {
  const owner = new Client({ connectionString: templateUrl(vitest) });
  await owner.connect();
  try {
    await owner.query(script);
    return true;
  } catch {
    return false;
  } finally {
    await owner.end();
  }
}

function templateUrl(vitest: Vitest): string {
  return databaseProject(vitest).getProvidedContext().templateUrl;
}

function databaseProject(vitest: Vitest): TestProject {
  const project = vitest.projects.find(({ name }) => name === "db");
  if (project === undefined) throw new Error("vitest.config.ts has no project db");
  return project;
}

function pathOf({ moduleId }: { moduleId: string }): string {
  return relative(process.cwd(), join(moduleId));
}
