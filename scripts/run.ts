import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The folder of the whole project. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** Runs a program of this project's dependencies, its output shown as it comes; returns its exit code. */
export function run(program: string, args: string[], environment: Record<string, string> = {}): Promise<number> {
  const child = spawn(program, args, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, PATH: `${root}node_modules/.bin:${process.env["PATH"]}`, ...environment },
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => resolve(code ?? 1));
  });
}
