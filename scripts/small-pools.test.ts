import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { smallPools } from "../apps/api/src/platform/process/small-pools.ts";

const preload = fileURLToPath(new URL("small-pools.ts", import.meta.url));

/** A process without the settings that loads them first, and what it says of itself. */
async function started(program: string, environment: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ["--max-semi-space-size=8", "--import", preload, "--eval", program, "one"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: environment,
  });
  const [said] = await Promise.all([text(child.stdout), once(child, "exit")]);
  return { child, said };
}

const { MALLOC_ARENA_MAX: _, MALLOC_MMAP_THRESHOLD_: __, ...without } = process.env;
const program = `console.log(JSON.stringify({
  pid: process.pid, env: process.env, options: process.execArgv, given: process.argv.slice(1) }))`;

test.runIf(process.platform === "linux")(
  "a program starts with small pools, as the process that was started",
  async () => {
    const { child, said } = await started(program, without);
    const { pid, env, options, given } = JSON.parse(said);
    expect(env).toMatchObject(smallPools);
    expect(pid).toBe(child.pid);
    expect([options[0], given]).toEqual(["--max-semi-space-size=8", ["one"]]);
  },
);

test("whoever gives other settings keeps them", async () => {
  const { said } = await started(program, { ...without, MALLOC_ARENA_MAX: "4" });
  expect(JSON.parse(said).env.MALLOC_ARENA_MAX).toBe("4");
});

test("the image and the commands start with them", () => {
  const image = readFileSync(new URL("../Dockerfile", import.meta.url), "utf8");
  for (const [name, value] of Object.entries(smallPools)) expect(image).toContain(`${name}=${value}`);
  const { scripts } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  for (const name of ["start", "start:worker"]) expect(scripts[name]).toContain("--import ./scripts/small-pools.ts");
});

test("the image keeps the query compiler that the client was generated for, which is the small one", () => {
  const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), "utf8");
  const client = read("apps/api/src/generated/prisma/internal/class.ts");
  const [compiler] = /query_compiler_small_bg\.postgresql/.exec(client) ?? ["another one"];
  expect(read("Dockerfile")).toContain(`! -name "${compiler}.*" -delete`);
});
