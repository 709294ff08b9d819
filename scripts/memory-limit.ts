import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "./run.ts";

/** How many MB docker-compose.yml lets the API hold, and the worker. */
export async function memoryLimit(): Promise<number> {
  const compose = await readFile(join(root, "docker-compose.yml"), "utf8");
  const [, limit] = /^x-api: &api\n(?: {2}.*\n)*? {2}mem_limit: (\d+)m\n/m.exec(compose) ?? [];
  if (limit === undefined) throw new Error("docker-compose.yml limits no memory");
  return Number(limit);
}
