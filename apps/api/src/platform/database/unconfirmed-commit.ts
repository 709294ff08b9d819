import { DatabaseError } from "pg";
import type { ClientBase } from "pg";

/** The function of PostgreSQL in which a commit waits for its replica. Its warning comes in the server's language. */
const waitForReplica = "SyncRepWaitForLSN";

/** Whether the server gave up waiting: it committed, but a machine that dies now may take that with it. */
function isUnconfirmed(notice: object): boolean {
  return Reflect.get(notice, "routine") === waitForReplica;
}

/**
 * Makes a statement fail whose commit no replica has confirmed. PostgreSQL itself says so by a warning and calls the statement
 * done when somebody ends its wait. A limit of time does not: no `statement_timeout` counts while a commit waits. The error is 40003 of the SQL standard, "statement completion
 * unknown", as for a connection that broke.
 */
export function refuseUnconfirmed(client: ClientBase): void {
  let isInDoubt = false;
  client.on("notice", (notice) => {
    if (isUnconfirmed(notice)) isInDoubt = true;
  });
  const takeDoubt = (): Error | null => {
    if (!isInDoubt) return null;
    isInDoubt = false;
    return completionUnknown();
  };
  const send = client.query.bind(client);
  Reflect.set(client, "query", (...args: unknown[]): unknown => {
    const callback = args.at(-1);
    if (typeof callback === "function")
      return Reflect.apply(send, client, [
        ...args.slice(0, -1),
        (error: unknown, result: unknown): unknown =>
          Reflect.apply(callback, undefined, [error ?? takeDoubt(), result]),
      ]);
    const answer: unknown = Reflect.apply(send, client, args);
    if (!(answer instanceof Promise)) return answer;
    return answer.then((result: unknown) => {
      const doubt = takeDoubt();
      if (doubt !== null) throw doubt;
      return result;
    });
  });
}

function completionUnknown(): DatabaseError {
  const error = new DatabaseError("No replica has confirmed the commit", 0, "error");
  error.severity = "ERROR";
  error.code = "40003";
  return error;
}
