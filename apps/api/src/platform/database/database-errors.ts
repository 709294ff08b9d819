/** What the database said about an error, however deep the client wrapped it. */
export interface DatabaseMessage {
  sqlState: string;
  message: string;
  detail: string | null;
}

export function databaseMessageOf(error: unknown): DatabaseMessage | null {
  for (const layer of layersOf(error)) {
    const sqlState = textOf(layer, "originalCode") ?? textOf(layer, "code");
    if (sqlState === null || !/^[0-9A-Z]{5}$/.test(sqlState) || /^P[12]\d{3}$/.test(sqlState)) continue;
    return {
      sqlState,
      message: textOf(layer, "originalMessage") ?? textOf(layer, "message") ?? "",
      detail: textOf(layer, "detail"),
    };
  }
  return null;
}

/** The database rolled everything back and running it again may succeed: serialization failure or deadlock. */
export function wasRolledBack(error: unknown): boolean {
  return ["40001", "40P01"].includes(databaseMessageOf(error)?.sqlState ?? "");
}

/**
 * A money function found the call dangerous, did nothing, and is to be called where it may wait (`require_weighed`).
 */
export function mustBeWeighed(error: unknown): boolean {
  return databaseMessageOf(error)?.sqlState === "TH202";
}

/**
 * No connection, or one that broke, a commit that no replica confirmed (unconfirmed-commit.ts), or a server that became a
 * replica: for a write, nobody knows whether it happened.
 */
export function isUnreachable(error: unknown): boolean {
  const sqlState = databaseMessageOf(error)?.sqlState ?? "";
  if (/^08|^57P0[123]$|^53300$|^40003$|^25006$/.test(sqlState)) return true;
  return layersOf(error).some(
    (layer) =>
      /^P10(01|02|08|17)$|^P2024$|^P2028$|^ECONN|^EPIPE$|^ETIMEDOUT$|^ENOTFOUND$|^EAI_|^E(HOST|NET)UNREACH$/.test(
        textOf(layer, "code") ?? "",
      ) ||
      /^(ConnectionClosed|DatabaseNotReachable|SocketTimeout|TransactionAlreadyClosed)$/.test(
        textOf(layer, "kind") ?? "",
      ) ||
      /Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error/.test(
        textOf(layer, "message") ?? "",
      ),
  );
}

/**
 * Why a database cannot be reached, in one line of whoever noticed it first; the client's own text is several lines of
 * code.
 */
export function unreachableReason(error: unknown): string {
  const layers = layersOf(error).toReversed();
  const lines = layers.map(
    (layer) =>
      textOf(layer, "originalMessage") ?? lineOfKind[textOf(layer, "kind") ?? ""] ?? textOf(layer, "message") ?? "",
  );
  const line = lines.find((text) => text !== "" && !text.includes("\n"));
  // Of a name with several addresses, each of which refused, there is only the code.
  return line ?? layers.map((layer) => textOf(layer, "code")).find((code) => code !== null) ?? "no answer";
}

/** What the database client calls by a kind alone. */
const lineOfKind: Readonly<Record<string, string>> = {
  ConnectionClosed: "the connection was closed",
  DatabaseNotReachable: "no server takes connections there",
  SocketTimeout: "no answer in time",
  TransactionAlreadyClosed: "the transaction was cut off",
};

/** The error, its causes, and what Prisma hangs under `meta`, outermost first. */
function layersOf(error: unknown): object[] {
  const layers: object[] = [];
  const queue: unknown[] = [error];
  while (queue.length > 0 && layers.length < 12) {
    const layer = queue.shift();
    if (typeof layer !== "object" || layer === null || layers.includes(layer)) continue;
    layers.push(layer);
    for (const name of ["cause", "meta", "driverAdapterError"]) queue.push(valueOf(layer, name));
  }
  return layers;
}

function textOf(layer: object, name: string): string | null {
  const value = valueOf(layer, name);
  return typeof value === "string" ? value : null;
}

function valueOf(layer: object, name: string): unknown {
  return Reflect.get(layer, name);
}
