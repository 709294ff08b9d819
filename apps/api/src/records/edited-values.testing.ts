/** A column of a table, and whether it is a part of the key. */
export interface Column {
  name: string;
  type: string;
  isNullable: boolean;
}

/** An expression that gives a column another value of its type. */
export function anotherValue({ name, type }: Column): string {
  if (/^(bigint|integer|smallint)$/.test(type)) return `coalesce(${name}, 0) + 1`;
  if (/^(text|character)/.test(type) && !type.endsWith("[]")) return `coalesce(${name}, '') || 'x'`;
  if (type === "boolean") return `not coalesce(${name}, false)`;
  if (type.startsWith("timestamp") && !type.endsWith("[]")) return `coalesce(${name}, now()) + interval '1 minute'`;
  if (type === "date") return `case when isfinite(${name}) then ${name} + 1 else '2026-01-01' end`;
  if (type === "jsonb") return `jsonb_build_array(${name}, 'forged')`;
  if (type === "bytea") return `coalesce(${name}, '') || '\\x00'`;
  if (type === "text[]") return `array_append(${name}, 'forged')`;
  if (type === "bigint[]" || type === "smallint[]") return `array_append(${name}, 1)`;
  throw new Error(`No other value is known for ${name}, which is ${type}`);
}

/** A value for a column of a row that is made up. */
export function madeUp({ name, type }: Column): string {
  if (name === "payment_id") return "(select min(id) from payments)";
  if (name === "book_id") return "(select min(id) from books)";
  if (/^(bigint|integer|smallint)$/.test(type)) return "1";
  if (type === "boolean") return "false";
  if (type.startsWith("timestamp")) return "'2026-01-01'";
  if (type === "date") return "'2026-01-01'";
  if (type === "jsonb") return "'{}'";
  if (type === "bytea") return "'\\x01'";
  return type.endsWith("[]") ? "'{}'" : "'made up'";
}

/** Which of the keys that no other row has is that of a row that an edit adds. */
export const ofAdded = 500;

/** What rows of their own are kept of. */
const kept: Readonly<Record<string, string>> = { payment_id: "payments", book_id: "books" };

/** A key that no other row has. Of payments and books without such a row the newest, and the oldest for the row that is added; else far away. */
export function farFrom({ name, type }: Column, table: string, n: number): string {
  const of = kept[name];
  if (of !== undefined)
    return `coalesce((select o.id from ${of} o where not exists (select from ${table} x where x.${name} = o.id)
      order by o.id ${n === ofAdded ? "asc" : "desc"} limit 1), ${name} + 1000000 + ${n})`;
  if (type === "boolean") return `not ${name}`;
  if (type === "smallint") return `${name} + 1000 + ${n}`;
  if (/^(bigint|integer)$/.test(type)) return `${name} + 1000000 + ${n}`;
  if (type === "date") return `${name} + 5000 + ${n}`;
  return `${name} || '~${n}'`;
}
