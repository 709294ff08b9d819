import type { Services } from "#kernel/handler.ts";
import type { Actor } from "#core/actor.ts";
import { withRetries } from "#kernel/with-retries.ts";
import type { Keys } from "#platform/database/columns.ts";

/** How many rows of a file are held at once: as objects, cells and text they are some 3 kB each, and 16 files are under way. */
const rowsAtOnce = 250;

/** Who asks for the file, and where its turns are given. */
export interface Asking {
  actor: Pick<Actor, "userId">;
  services: Pick<Services, "readingTurns">;
}

/**
 * The rows with these keys, piece by piece as the caller of the file takes them. Between two pieces nothing is held but the
 * keys: no transaction, no connection and no row, however slow the caller is. The keys are those of one moment, so that no
 * row comes twice; each is as it stands when it is read, and one that is gone by then is left out.
 */
export async function* rowsByKeys<Row>(
  asking: Asking,
  keys: Keys,
  read: (keys: readonly bigint[]) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let at = 0; at < keys.length; at += rowsAtOnce)
    yield await inTurn(asking, () => read([...keys.subarray(at, at + rowsAtOnce)]));
}

/** Reads a piece of a file when it is its turn among all that are made: files leave the database to everybody else. */
export async function inTurn<T>({ actor, services }: Asking, read: () => Promise<T>): Promise<T> {
  const leave = await services.readingTurns.enter(actor.userId.toString());
  try {
    return await withRetries(read);
  } finally {
    leave();
  }
}
