/** The running containers of docker-compose, for what is tried on them. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { root } from "./run.ts";

const execute = promisify(execFile);

/** Runs a program to its end, which a minute is enough for unless `seconds` says more, and returns what it printed. */
export async function runProgram(command: readonly string[], seconds = 60): Promise<string> {
  const [program = "", ...args] = command;
  const running = execute(program, args, { cwd: root, timeout: seconds * 1_000, maxBuffer: 16 * 1024 * 1024 });
  // A program that reads what is typed would wait for it.
  running.child.stdin?.end();
  return (await running).stdout.trim();
}

/** Compose is a program of its own or a part of docker, like for deploy/backup.sh. */
const composeProgram = await runProgram(["docker-compose", "version"]).then(
  () => ["docker-compose"],
  () => ["docker", "compose"],
);

export function compose(args: readonly string[], seconds?: number): Promise<string> {
  return runProgram([...composeProgram, ...args], seconds);
}

/** Runs a program of PostgreSQL in the container of the database, as the superuser. */
export async function inDatabase(...command: string[]): Promise<string> {
  const container = await compose(["ps", "-q", "postgres"]);
  const withPassword = 'PGPASSWORD=$(cat "$POSTGRES_PASSWORD_FILE") exec "$0" "$@"';
  return runProgram(["docker", "exec", container, "sh", "-c", withPassword, ...command]);
}

/** What a statement returns, a row a line. */
export function sqlIn(database: string, statement: string): Promise<string> {
  return inDatabase("psql", "--username=thangam", `--dbname=${database}`, "-v", "ON_ERROR_STOP=1", "-XqtAc", statement);
}
