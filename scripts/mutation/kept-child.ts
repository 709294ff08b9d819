/** Runs test files in a process that outlives the run: it has loaded the portal already when the next mutant is tried. */
import { init, runBaseTests, setupEnvironment } from "vitest/worker";

// Vitest puts its own in the place of the program's, which ends nothing.
const exit = process.exit.bind(process);
let forgetArrangements = () => {};

init({
  post: (response) => process.send?.(response),
  on: (listener) => process.on("message", listener),
  off: (listener) => process.off("message", listener),
  setup: setupEnvironment,
  onModuleRunner: ({ evaluatedModules }) => {
    // A file that runs again opens its database again. Vitest itself forgets the test files.
    forgetArrangements = () => {
      for (const [id, module] of evaluatedModules.idToModuleMap)
        if (id.includes(".testing.ts")) evaluatedModules.invalidateModule(module);
    };
  },
  runTests: (state, traces) => {
    forgetArrangements();
    return runBaseTests("run", state, traces);
  },
  collectTests: (state, traces) => runBaseTests("collect", state, traces),
});
process.on("disconnect", () => exit(1));
