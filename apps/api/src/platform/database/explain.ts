import { isUnreachable, unreachableReason } from "./database-errors.ts";

/** What ended a process, as a sentence for whoever started it; a fault of ours with its place. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "StartError" || error.name === "ConfigError") return error.message;
  if (isUnreachable(error)) {
    return `The database cannot be reached (${unreachableReason(error)}). Check DATABASE_URL, and that PostgreSQL runs there.`;
  }
  const sqlState = "code" in error ? error.code : undefined;
  if (sqlState === "28P01" || sqlState === "28000") {
    return `The database refuses the user or password of DATABASE_URL (${error.message}).`;
  }
  if (sqlState === "3D000") return `There is no such database as DATABASE_URL names (${error.message}). Make it first.`;
  // A sentence of ours is enough; what the language itself throws is a fault, and the place matters.
  return error.constructor === Error ? error.message : (error.stack ?? error.message);
}

/** The same of the database that the portal runs itself, in `dataDir`: nobody gave an address of it. */
export function explainOwn(error: unknown, dataDir: string): string {
  if (!isUnreachable(error)) return explain(error);
  return `The portal's own database in ${dataDir} cannot be reached (${unreachableReason(error)}). Start the portal again; postgres.log there says why it stopped.`;
}

/** A start that cannot go on, explained in a sentence for whoever started it. */
export class StartError extends Error {
  override readonly name = "StartError";
}
