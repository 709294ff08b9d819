import { execFile } from "node:child_process";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { PostgresBinaries } from "./postgres-binaries.ts";
import { copyPrograms } from "./postgres-copy.ts";
import { commandAs } from "./postgres-user.ts";
import type { PostgresUser } from "./postgres-user.ts";

const run = promisify(execFile);

/** Where a copy may stand. The first place counts from which this machine lets everybody run programs. */
const defaultShelves = ["/var/cache/thangam", "/var/lib/thangam", "/tmp/thangam-postgres"];

/**
 * Programs that `user` may run: those of the project, or, below a folder that is closed to that user, a copy of them.
 * initdb looks for its neighbour by its path, so a kept privilege or an open file does not help it.
 */
export async function findRunnablePrograms(
  user: PostgresUser | null,
  programs: PostgresBinaries,
  shelves: readonly string[] = defaultShelves,
): Promise<PostgresBinaries> {
  if (user === null || (await whyNotRun(user, programs)) === null) return programs;
  const reasons: string[] = [];
  for (const shelf of shelves) {
    try {
      const home = await copyPrograms(dirname(dirname(programs.postgres)), shelf, programs.version);
      const copy = { ...programs, initdb: join(home, "bin/initdb"), postgres: join(home, "bin/postgres") };
      const reason = await whyNotRun(user, copy);
      if (reason === null) return copy;
      reasons.push(reason);
    } catch (error) {
      reasons.push(messageOf(error));
    }
  }
  throw new Error(
    `The user that PostgreSQL runs as (uid ${user.uid}) may run neither the programs of this project nor a copy of them. ` +
      `Put the project where that user may enter, start as another user than root, or set DATABASE_URL.\n${reasons.join("\n")}`,
  );
}

async function whyNotRun(user: PostgresUser, { postgres }: PostgresBinaries): Promise<string | null> {
  const probe = commandAs(user, postgres, ["--version"]);
  return run(probe.file, probe.args, probe.options).then(() => null, messageOf);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message.trim() : String(error);
}
