/** Loaded before a program, it starts that program over with small pools: the process keeps its id, arguments and terminal. */
import { smallPools } from "../apps/api/src/platform/process/small-pools.ts";

const isSet = Object.keys(smallPools).every((name) => process.env[name] !== undefined);
// Other systems have another C library.
if (process.platform === "linux" && !isSet)
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...smallPools,
    ...process.env,
  });
