import { execFileSync } from "node:child_process";

/** Copies what is in a folder to another one. The files of a database stay those of PostgreSQL's own user. */
export function copyFolder(from: string, to: string): void {
  execFileSync("cp", ["-a", `${from}/.`, to]);
}
