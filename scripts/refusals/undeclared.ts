import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Operation } from "../../packages/contracts/src/kernel/operation.ts";
import { statusByRefusal } from "../../packages/contracts/src/kernel/refusal-statuses.ts";
import { readCode } from "./code-reach.ts";
import type { Reach } from "./code-reach.ts";
import { neverMet } from "./known.ts";
import { callsIn, readSqlRefusals, writesIn } from "./sql-refusals.ts";
import type { SqlRefusals, Write } from "./sql-refusals.ts";

/** What any call may be refused with: the kernel says it. */
const ofEveryCall = ["idempotency_key_reused", "request_withdrawn", "approval_waiting"];

export const isRefusal = (word: string) => Object.hasOwn(statusByRefusal, word);

/**
 * The refusals of the database that each operation can meet: those of every function and trigger that its handler
 * reaches. What the code itself refuses is seen by the types.
 */
export async function reachedRefusals(
  root: string,
  names: readonly string[],
): Promise<Map<string, ReadonlySet<string>>> {
  const [sql, reach, tables] = [
    await readSqlRefusals(root, isRefusal),
    await readCode(root),
    await tablesByModel(root),
  ];
  const rooms = await Array.fromAsync(glob("apps/api/src/features/**/index.ts", { cwd: root }));
  return new Map(
    names.map((name) => {
      const found = rooms.map((room) => reach(room.replaceAll("\\", "/"), name)).find(({ texts }) => texts.length > 0);
      return [name, found === undefined ? new Set() : codesOf(found, sql, tables)];
    }),
  );
}

/** "bounceCheque payment_is_exception": what an operation can meet, does not declare, and is not said never to meet. */
export function undeclaredRefusals(
  reached: ReadonlyMap<string, ReadonlySet<string>>,
  operations: Readonly<Record<string, Pick<Operation, "refusals">>>,
): string[] {
  return missing(reached, operations).filter((fault) => !excused.has(fault));
}

/** What is said never to be met, and is not even reached, or is declared. */
export function needlessExcuses(
  reached: ReadonlyMap<string, ReadonlySet<string>>,
  operations: Readonly<Record<string, Pick<Operation, "refusals">>>,
): string[] {
  const needed = new Set(missing(reached, operations));
  return [...excused].filter((excuse) => !needed.has(excuse));
}

const excused: ReadonlySet<string> = new Set(
  neverMet.flatMap(({ codes, operations }) => operations.flatMap((name) => codes.map((code) => `${name} ${code}`))),
);

function missing(
  reached: ReadonlyMap<string, ReadonlySet<string>>,
  operations: Readonly<Record<string, Pick<Operation, "refusals">>>,
): string[] {
  return Object.entries(operations).flatMap(([name, { refusals }]) => {
    const declared = new Set<string>([...refusals, ...ofEveryCall]);
    return [...(reached.get(name) ?? [])].filter((code) => !declared.has(code)).map((code) => `${name} ${code}`);
  });
}

function codesOf({ texts, modelWrites }: Reach, sql: SqlRefusals, tables: ReadonlyMap<string, string>) {
  const writes = modelWrites.map(({ model, method, fields }): Write => {
    const event = method.startsWith("create") ? "insert" : method.startsWith("delete") ? "delete" : "update";
    return { table: tables.get(model) ?? model, event, columns: fields?.map(columnOf) ?? null };
  });
  const calls = texts.flatMap((text) => callsIn(text, sql.names));
  return sql.codesOf(calls, [...writes, ...texts.flatMap(writesIn)]);
}

/** The table of each model of Prisma, by the name that the client gives it. */
async function tablesByModel(root: string): Promise<Map<string, string>> {
  const tables = new Map<string, string>();
  for await (const file of glob("prisma/schema/*.prisma", { cwd: root }))
    for (const [, model = "", body = ""] of (await readFile(join(root, file), "utf8")).matchAll(
      /^model (\w+) \{([\s\S]*?)^\}/gm,
    ))
      tables.set(
        model.charAt(0).toLowerCase() + model.slice(1),
        /@@map\("(\w+)"\)/.exec(body)?.[1] ?? model.toLowerCase(),
      );
  return tables;
}

const columnOf = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
