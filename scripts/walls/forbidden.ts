import { parseSync, Visitor } from "oxc-parser";
import type { EcmaScriptModule, Expression, Program, VisitorObject } from "oxc-parser";

/** These take the time as an argument, so that a test can say what it is, and random numbers from platform/ids.ts alone. */
const roomsOfGivenValues =
  /^(apps\/api\/src\/(features|ledger|audit|outbox|documents|exports|core)|packages\/terms\/src)\//;
/** The rooms whose SQL and writes stand in stores. */
const roomsOfStores = /^apps\/api\/src\/(features|http|jobs|exports)\//;
const stores = /-store\.ts$/;
const arrangements = /\.testing\.tsx?$/;

/** Where the time and random numbers come from. The name of the property is enough: `globalThis.crypto.randomUUID`. */
const clocks = new Set(["Date.now", "performance.now", "Math.random"]);
const randomNames = /^(random(Bytes|Int|UUID|FillSync|Fill)|getRandomValues|webcrypto)$/;

interface Fault {
  /** Where it stands in the text. */
  at: number;
  what: string;
}

/** What a file does that no file, or none of its room, may do; each with its line. */
export function forbiddenIn(file: string, text: string): string[] {
  const parsed = parseSync(file, text);
  const isGivenValues = roomsOfGivenValues.test(file) && !arrangements.test(file);
  const isOfStore = roomsOfStores.test(file) && !stores.test(file) && !arrangements.test(file);
  const faults = [
    ...climbingImports(parsed.module, text),
    ...(isGivenValues ? ownValues(parsed.program) : []),
    ...(isOfStore ? ownSql(parsed.program) : []),
  ];
  return faults.map(({ at, what }) => `${file}:${text.slice(0, at).split("\n").length} ${what}`);
}

function climbingImports({ staticImports, staticExports, dynamicImports }: EcmaScriptModule, text: string): Fault[] {
  const requests = [...staticImports, ...staticExports.flatMap(({ entries }) => entries), ...dynamicImports];
  return requests.flatMap(({ moduleRequest }) => {
    if (moduleRequest === null) return [];
    const { start, end } = moduleRequest;
    const climbs = /(^|\/)\.\.(\/|$)/.test(text.slice(start, end).replaceAll(/["'`]/g, ""));
    return climbs ? [{ at: start, what: "imports by room, #room/file.ts, not by ../" }] : [];
  });
}

function ownValues(program: Program): Fault[] {
  const faults: Fault[] = [];
  const note: Note = ({ start }, name) =>
    faults.push({
      at: start,
      what: `takes the time as an argument and random numbers from platform/ids.ts, not by ${name}`,
    });
  new Visitor(sourcesOfValues(note)).visit(program);
  return faults;
}

/** `tx.$executeRaw`, and `tx.client.create(…)` or another write of a model. */
function ownSql(program: Program): Fault[] {
  const faults: Fault[] = [];
  const note: Note = ({ start }, name) => faults.push({ at: start, what: `leaves SQL and writes to a store: ${name}` });
  new Visitor({
    MemberExpression(node) {
      const name = nameOf(node.property);
      if (rawNames.test(name)) note(node, name);
    },
    CallExpression({ callee }) {
      if (callee.type !== "MemberExpression" || callee.object.type !== "MemberExpression") return;
      const write = `${nameOf(callee.object.property)}.${nameOf(callee.property)}`;
      if (databaseNames.test(lastNameOf(callee.object.object)) && writes.test(write)) note(callee, write);
    },
  }).visit(program);
  return faults;
}

const rawNames = /^\$(queryRaw|executeRaw)(Unsafe|Typed)?$/;
const databaseNames = /^(tx|db|database|transaction)$/;
const writes = /\.(create|update|delete)(Many)?(AndReturn)?$|\.upsert$/;

type Note = (node: { start: number }, name: string) => unknown;

function sourcesOfValues(note: Note): VisitorObject {
  return {
    MemberExpression(node) {
      const property = nameOf(node.property);
      const name = `${nameOf(node.object)}.${property}`;
      if (clocks.has(name) || randomNames.test(property)) note(node, name);
    },
    NewExpression(node) {
      if (nameOf(node.callee) === "Date" && node.arguments.length === 0) note(node, "new Date()");
    },
    CallExpression(node) {
      if (nameOf(node.callee) === "Date") note(node, "Date()");
    },
    ImportSpecifier(node) {
      if (randomNames.test(nameOf(node.imported))) note(node, nameOf(node.imported));
    },
    /** `const { now } = Date` */
    VariableDeclarator({ id, init }) {
      if (id.type !== "ObjectPattern" || init === null) return;
      for (const property of id.properties) {
        const name = property.type === "Property" ? nameOf(property.key) : "";
        if (clocks.has(`${nameOf(init)}.${name}`) || randomNames.test(name)) note(id, `${nameOf(init)}.${name}`);
      }
    },
  };
}

/** `tx` of `call.tx`, and of `tx` itself. */
function lastNameOf(node: Expression): string {
  return nameOf(node.type === "MemberExpression" ? node.property : node);
}

/** The name of an identifier, or the text of a string: `Math["random"]`. */
function nameOf(node: { type: string; name?: unknown; value?: unknown }): string {
  if (typeof node.name === "string") return node.name;
  return typeof node.value === "string" ? node.value : "";
}
