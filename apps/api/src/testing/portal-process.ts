import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";

const mainFile = fileURLToPath(new URL("../main.ts", import.meta.url));
/** Where the system keeps its own programs. */
const systemPath = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

const { NODE_COMPILE_CACHE } = process.env;
/** What a test's program inherits, so that it starts without compiling again. */
export const compileCache = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };

export interface PortalProcess {
  code: Promise<number | null>;
  output(): string;
  /** Where it answers, once it says that it is ready. */
  address(): Promise<string>;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** The portal as a process of its own, on any free port and without a demo shop unless `environment` says otherwise. */
export function startPortal(dataDir: string, environment: Record<string, string> = {}): PortalProcess {
  const env = { PATH: systemPath, DATA_DIR: dataDir, PORT: "0", DEMO: "0", ...compileCache, ...environment };
  const child: ChildProcess = spawn(process.execPath, [mainFile], { env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part: Buffer) => (output += part.toString()));
  const code = new Promise<number | null>((settle) => child.once("exit", settle));
  return {
    code,
    output: () => output,
    address: async () => {
      const ready = /Thangam is ready at (\S+)/;
      const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
      await expect.poll(() => ready.test(output) || hasEnded(), { timeout: 600_000, interval: 50 }).toBe(true);
      expect(output).toMatch(ready);
      return (ready.exec(output)?.[1] ?? "").replace("localhost", "127.0.0.1");
    },
    stop: (signal = "SIGTERM") => {
      child.kill(signal);
      return code;
    },
  };
}
