/**
 * Compares what two portals return for the same records, operation by operation: `node scripts/compare-apis.ts OLD NEW`.
 * Both serve copies of one demo shop, such as the same data directory under the last release and under this one. Every
 * operation that reads is called as an Admin, an Employee and a Customer, with every filter, order and page it knows.
 * Prints each difference and ends with 1 if there is one. Fields that the new portal adds are named once for each operation.
 */
import { inputsOf, readsOf } from "./compare-apis/calls.ts";
import type { Read } from "./compare-apis/calls.ts";
import { harvestFrom } from "./compare-apis/harvest.ts";
import { signInTo } from "./compare-apis/portal.ts";
import type { Answer, Portal } from "./compare-apis/portal.ts";

const [before, after] = process.argv.slice(2);
if (before === undefined || after === undefined) {
  console.error(
    "Give the addresses of the two portals: node scripts/compare-apis.ts http://127.0.0.1:7001 http://127.0.0.1:7002",
  );
  process.exit(2);
}

/** What differs between two answers of the same portal, such as the moment at which it was asked. */
const passing = new Set(["requestId", "fld_lastseen", "last_used_at", "sessionid"]);

const differences: string[] = [];
/** Fields that only the new portal tells. */
const added = new Set<string>();
let compared = 0;
const calledWires = new Set<string>();
const reads = await readsOf(before);
const admins = await signInToBoth("admin");
const harvest = await harvestFrom(admins[0]);
await compareAs("admin", admins);
for (const who of ["employee", "customer"]) await compareAs(who, await signInToBoth(who));

console.log(`${compared} answers of ${calledWires.size} operations compared, ${differences.length} differ`);
for (const difference of differences) console.log(difference);
for (const field of added) console.log(`added: ${field}`);
process.exitCode = differences.length === 0 ? 0 : 1;

async function compareAs(who: string, portals: [Portal, Portal]): Promise<void> {
  for (const read of reads) await compareRead(who, portals, read);
}

function signInToBoth(who: string): Promise<[Portal, Portal]> {
  return Promise.all([signInTo(String(before), who), signInTo(String(after), who)]);
}

async function compareRead(who: string, [one, other]: [Portal, Portal], read: Read): Promise<void> {
  for (const input of inputsOf(read, harvest)) {
    const [left, right] = await Promise.all([one.call(read, input), other.call(read, input)]);
    compared += 1;
    calledWires.add(read.wire);
    const difference = differenceOf(left, right, read.wire);
    if (difference !== null) differences.push(`${read.wire} as ${who} ${JSON.stringify(input)}: ${difference}`);
  }
}

function differenceOf(left: Answer, right: Answer, wire: string): string | null {
  if (left.status !== right.status) return `status ${left.status} became ${right.status}`;
  return firstDifference(left.body, right.body, `${wire} $`);
}

/** Where two values differ first, and how; null where they are equal. */
function firstDifference(left: unknown, right: unknown, path: string): string | null {
  if (Array.isArray(left) && Array.isArray(right) && left.length === right.length)
    return firstOf(left.map((value, index) => () => firstDifference(value, right[index], `${path}[${index}]`)));
  if (isObject(left) && isObject(right)) {
    for (const name of Object.keys(right))
      if (!(name in left)) added.add(`${path}.${name}`.replaceAll(/\[\d+\]/g, "[]"));
    const names = Object.keys(left).filter((name) => !passing.has(name));
    return firstOf(names.map((name) => () => firstDifference(left[name], right[name], `${path}.${name}`)));
  }
  return JSON.stringify(left) === JSON.stringify(right)
    ? null
    : `${path}: ${JSON.stringify(left)?.slice(0, 160)} became ${JSON.stringify(right)?.slice(0, 160)}`;
}

function firstOf(checks: (() => string | null)[]): string | null {
  for (const check of checks) {
    const found = check();
    if (found !== null) return found;
  }
  return null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
