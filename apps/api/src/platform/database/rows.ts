/**
 * Raw SQL, read through a schema: the only place that calls `$queryRaw`, or reads the rows of a plain connection. A
 * column that is missing, unknown, null or of another type is a fault of ours and ends the request, instead of
 * travelling on under a type that it does not have.
 */
import type { Client } from "pg";
import * as z from "zod/mini";
import { assert } from "#platform/assert.ts";
import type { Prisma } from "#generated/prisma/client.ts";

type ColumnSchema = z.ZodMiniType;
type Reader = Pick<Prisma.TransactionClient, "$queryRaw">;

/** The columns of a result by our names for them: `bookNumber` is read from the column `book_number`. */
export interface RowSchema<Row> {
  readonly columns: readonly Column[];
  /** Never there; it lets the compiler keep the type. */
  readonly row?: Row;
}

export type RowOf<Schema> = Schema extends RowSchema<infer Row> ? Row : never;

interface Column {
  /** Ours, such as `bookNumber`. */
  name: string;
  /** In the result, such as `book_number`. */
  column: string;
  schema: ColumnSchema;
}

export function row<const C extends Record<string, ColumnSchema>>(
  columns: C,
): RowSchema<{ -readonly [Name in keyof C]: z.output<C[Name]> }> {
  return {
    columns: Object.entries(columns).map(([name, schema]) => ({ name, column: snakeCase(name), schema })),
  };
}

/** A statement as a template: what stands in its places is sent as parameters. */
export type Statement<T> = (sql: TemplateStringsArray, ...parameters: unknown[]) => Promise<T>;

/** Every row of a statement: ``queryRows(db, clientRow)`select …` ``. */
export function queryRows<Row>(db: Reader, schema: RowSchema<Row>): Statement<Row[]> {
  return async (sql, ...parameters) => {
    const found = await run(db, sql, parameters);
    if (found[0] !== undefined) refuseUnknownColumns(found[0], schema.columns);
    return found.map((raw) => decoded(raw, schema));
  };
}

/** The row of a statement that finds at most one. */
export function queryRow<Row>(db: Reader, schema: RowSchema<Row>): Statement<Row | undefined> {
  return async (sql, ...parameters) => {
    const found = await queryRows(db, schema)(sql, ...parameters);
    assert(found.length <= 1, "a statement for one row returns no second");
    return found[0];
  };
}

/** The row of a statement that always has one, such as a sum. */
export function queryOnlyRow<Row>(db: Reader, schema: RowSchema<Row>): Statement<Row> {
  return async (sql, ...parameters) => {
    const found = await queryRow(db, schema)(sql, ...parameters);
    assert(found !== undefined, "a statement that always has a row returns one");
    return found;
  };
}

/** The rows of a statement on a connection of its own, such as that of a migration. */
export async function readRows<Row>(
  client: Pick<Client, "query">,
  schema: RowSchema<Row>,
  sql: string,
  parameters: unknown[] = [],
): Promise<Row[]> {
  const found: Record<string, unknown>[] = (await client.query(sql, parameters)).rows;
  if (found[0] !== undefined) refuseUnknownColumns(found[0], schema.columns);
  return found.map((raw) => decoded(raw, schema));
}

/** Rows of whatever columns a statement has, each decoded by the same schema. */
export async function readRowsOf<S extends ColumnSchema>(
  client: Pick<Client, "query">,
  schema: S,
  sql: string,
): Promise<Record<string, z.output<S>>[]> {
  const found: Record<string, unknown>[] = (await client.query(sql)).rows;
  return found.map((raw) =>
    Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, decodedValue(schema, name, value)])),
  );
}

/** The values of a statement with one column, whatever its name. */
export function queryValues<S extends ColumnSchema>(db: Reader, schema: S): Statement<z.output<S>[]> {
  return async (sql, ...parameters) =>
    (await run(db, sql, parameters)).map((raw) => {
      const [[column, value] = ["none", undefined], ...others] = Object.entries(raw);
      assert(others.length === 0, "a statement for one value has one column");
      return decodedValue(schema, column, value);
    });
}

/** The value of a statement with one row and one column, such as a count. */
export function queryValue<S extends ColumnSchema>(db: Reader, schema: S): Statement<z.output<S>> {
  return async (sql, ...parameters) => {
    const found = await queryValues(db, schema)(sql, ...parameters);
    assert(found.length === 1, "a statement for one value returns one row");
    // oxlint-disable-next-line typescript/no-non-null-assertion -- its length was just checked
    return found[0]!;
  };
}

async function run(db: Reader, sql: TemplateStringsArray, parameters: unknown[]): Promise<Record<string, unknown>[]> {
  return db.$queryRaw<Record<string, unknown>[]>(sql, ...parameters);
}

function decoded<Row>(raw: Record<string, unknown>, { columns }: RowSchema<Row>): Row {
  const values: Record<string, unknown> = {};
  for (const { name, column, schema } of columns) values[name] = decodedValue(schema, column, raw[column]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- safe: each column was just decoded by its schema
  return values as Row;
}

/** The value itself is not in the message: it could be a person's, and faults are logged. */
function decodedValue<S extends ColumnSchema>(schema: S, column: string, value: unknown): z.output<S> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const found = value === null ? "null" : typeof value;
  throw new Error(`The column ${column} of a result holds what its schema does not allow (${found})`);
}

function refuseUnknownColumns(raw: Record<string, unknown>, columns: readonly Column[]): void {
  const known = new Set(columns.map(({ column }) => column));
  const unknown = Object.keys(raw).filter((column) => !known.has(column));
  if (unknown.length > 0) throw new Error(`A result has columns that its schema does not name: ${unknown.join(", ")}`);
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
