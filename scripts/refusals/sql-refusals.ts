import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { codesOfTriggers } from "./trigger-codes.ts";

/** What a function of the database does that may end in a refusal. */
interface SqlFunction {
  /** Codes that it refuses with itself, each behind its state: "TH409 book_closed". */
  refuses: readonly string[];
  /** The functions that it calls, and those of the triggers that its writes fire. */
  calls: readonly string[];
  /** The states of refusals that it catches. */
  catches: readonly string[];
}

interface Trigger {
  table: string;
  runs: string;
  /** Of an update: the columns that fire it; null for any. */
  on: readonly { event: "insert" | "update" | "delete"; columns: readonly string[] | null }[];
}

export interface Write {
  table: string;
  event: "insert" | "update" | "delete";
  /** The columns of an update; null where they are not known. */
  columns: readonly string[] | null;
}

export interface SqlRefusals {
  names: ReadonlySet<string>;
  /** Every code that may come out of these functions and of the triggers of these writes. */
  codesOf: (calls: readonly string[], writes: readonly Write[]) => ReadonlySet<string>;
}

/** Reads what each function of `prisma/sql` may refuse, whatever it calls and whatever triggers its writes fire. */
export async function readSqlRefusals(root: string, isCode: (word: string) => boolean): Promise<SqlRefusals> {
  const [bodies, triggers] = [await readBodies(root), await readTriggers(root)];
  const names = new Set(bodies.keys());
  const functions = new Map(
    [...bodies].map(([name, body]) => [name, analysed(name, body, { bodies, triggers, isCode })]),
  );
  const known = new Map<string, ReadonlySet<string>>();
  /** A trigger function is named with the table and the event that fire it. */
  const comingOf = (name: string) => codesOfTriggers[name] ?? [...(known.get(name.replace(/ on .*/, "")) ?? [])];
  // Until nothing is added: functions may call each other.
  for (let isAdded = true; isAdded;) {
    isAdded = false;
    for (const [name, { refuses, calls, catches }] of functions) {
      const all = new Set([...refuses, ...calls.flatMap(comingOf)]);
      const passed = new Set([...all].filter((code) => !catches.includes(code.slice(0, 5))));
      isAdded ||= passed.size !== known.get(name)?.size;
      known.set(name, passed);
    }
  }
  const codesOf: SqlRefusals["codesOf"] = (calls, writes) =>
    new Set([...calls, ...firedBy(writes, triggers)].flatMap(comingOf).map((code) => code.slice(6)));
  return { names, codesOf };
}

/** The functions of `names` that a text calls. */
export function callsIn(text: string, names: ReadonlySet<string>): string[] {
  return [...text.matchAll(/\b(\w+)\(/g)].map(([, name = ""]) => name).filter((name) => names.has(name));
}

/** The tables that a text writes to. */
export function writesIn(text: string): Write[] {
  const plain = text.replaceAll(/\s+/g, " ");
  const writes: Write[] = [];
  for (const [, table = "", rest = ""] of plain.matchAll(/\binsert into (\w+)([^;]*)/gi)) {
    writes.push({ table, event: "insert", columns: null });
    const updated = /on conflict[^;]*do update set (.*)/i.exec(rest)?.[1];
    if (updated !== undefined) writes.push({ table, event: "update", columns: columnsIn(updated) });
  }
  for (const [, table = "", set = ""] of plain.matchAll(
    /(?<!for )\bupdate (\w+)(?: (?:as )?\w+)? set (.*?)(?: where |;|$)/gi,
  ))
    writes.push({ table, event: "update", columns: columnsIn(set) });
  for (const [, table = ""] of plain.matchAll(/\bdelete from (\w+)/gi))
    writes.push({ table, event: "delete", columns: null });
  return writes;
}

/** The trigger functions that these writes fire, each as "function on event of table". */
function firedBy(writes: readonly Write[], triggers: readonly Trigger[]): string[] {
  return triggers.flatMap(({ table, runs, on }) =>
    on
      .filter(({ event, columns }) =>
        writes.some(
          (write) =>
            write.table === table &&
            write.event === event &&
            (columns === null || write.columns === null || write.columns.some((column) => columns.includes(column))),
        ),
      )
      .map(({ event }) => `${runs} on ${event} of ${table}`),
  );
}

interface Sources {
  bodies: ReadonlyMap<string, string>;
  triggers: readonly Trigger[];
  isCode: (word: string) => boolean;
}

function analysed(name: string, body: string, { bodies, triggers, isCode }: Sources): SqlFunction {
  const names = new Set(bodies.keys());
  const codesIn = (text: string) => [...text.matchAll(/'(\w+)'/g)].map(([, word = ""]) => word).filter(isCode);
  const refuses = [...body.matchAll(/\brefuse\('(TH4\d\d)', ?/g)].flatMap(({ 0: begin, 1: state, index }) => {
    const code = firstArgument(body.slice(index + begin.length));
    const literal = /^'(\w+)'$/.exec(code)?.[1];
    if (literal !== undefined) {
      if (!isCode(literal)) throw new Error(`${name} refuses with ${literal}, which is no refusal`);
      return [`${state} ${literal}`];
    }
    // A code that is computed: any that stands in it, in what its variable is given, in the functions that these call, or
    // else anywhere in the function.
    const given = [code, ...assignedTo(code, body)];
    const near = [...given, ...callsIn(given.join(" "), names).map((called) => bodies.get(called) ?? "")].flatMap(
      codesIn,
    );
    const codes = near.length > 0 ? near : codesIn(body);
    if (codes.length === 0) throw new Error(`${name} refuses with ${code}, and nothing tells what that may be`);
    return codes.map((each) => `${state} ${each}`);
  });
  const caught = /\bexception when ([^;]*?) then\b/.exec(body)?.[1] ?? "";
  return {
    refuses,
    calls: [...callsIn(body, names).filter((called) => called !== name), ...firedBy(writesIn(body), triggers)],
    catches: [...caught.matchAll(/sqlstate '(TH4\d\d)'/g)].map(([, state = ""]) => state),
  };
}

/** What a variable is given, where it is declared and later. */
function assignedTo(variable: string, body: string): string[] {
  if (!/^\w+$/.test(variable)) return [];
  const assignments = body.matchAll(new RegExp(`\\b${variable}\\b[^;:=]*:= ([^;]*);`, "g"));
  return [...assignments].map(([, expression = ""]) => expression);
}

/** Up to the comma or bracket that ends it. */
function firstArgument(text: string): string {
  let depth = 0;
  for (const [at, sign] of text.split("").entries()) {
    if (depth === 0 && (sign === "," || sign === ")")) return text.slice(0, at).trim();
    depth += sign === "(" ? 1 : sign === ")" ? -1 : 0;
  }
  return text;
}

async function readBodies(root: string): Promise<Map<string, string>> {
  const bodies = new Map<string, string>();
  for (const text of await textsOf(root, "prisma/sql/functions/**/*.sql"))
    for (const [, name = "", body = ""] of text.matchAll(/create or replace function (\w+)([\s\S]*?)\$\$;/g))
      bodies.set(name, body.slice(body.indexOf("$$") + 2));
  return bodies;
}

async function readTriggers(root: string): Promise<Trigger[]> {
  const texts = await textsOf(root, "prisma/sql/triggers/*.sql");
  const pattern =
    /create (?:or replace |constraint )?trigger \w+ (?:before|after) ((?:[\w, ]|\s)+?) on (\w+)[^;]*?execute function (\w+)\(/g;
  return texts.flatMap((text) =>
    [...text.replaceAll(/\s+/g, " ").matchAll(pattern)].map(([, when = "", table = "", runs = ""]) => ({
      table,
      runs,
      on: when.split(" or ").flatMap((one) => {
        const [, event = "", columns] = /^(insert|update|delete)(?: of (.*))?$/.exec(one.trim()) ?? [];
        if (event !== "insert" && event !== "update" && event !== "delete") return [];
        return [{ event, columns: columns?.split(",").map((column) => column.trim()) ?? null }];
      }),
    })),
  );
}

function columnsIn(set: string): string[] {
  return [...set.matchAll(/(?:^|, ?)(\w+) = /g)].map(([, column = ""]) => column);
}

async function textsOf(root: string, pattern: string): Promise<string[]> {
  const files = await Array.fromAsync(glob(pattern, { cwd: root }));
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), "utf8")));
  return texts.map((text) => text.replaceAll(/--.*$/gm, ""));
}
