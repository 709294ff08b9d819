/**
 * `node scripts/compare-catalogs.ts URL URL`: what one of two databases has and the other has not: tables, columns,
 * constraints, indexes, functions with their bodies, triggers, views, sequences and rights. Ends with 1 if they differ.
 */
import { differencesBetween, readCatalog } from "../apps/api/src/testing/catalog.ts";

const [one, other] = process.argv.slice(2);
if (one === undefined || other === undefined) throw new Error("Give the addresses of two databases.");
const catalogs = [await readCatalog(one), await readCatalog(other)] as const;
const differences = differencesBetween(...catalogs);
for (const line of differences) console.log(line);
const parts = Object.entries(catalogs[1]).map(([kind, lines]) => `${lines.length} ${kind}`);
console.log(`${differences.length} differences (${parts.join(", ")})`);
process.exitCode = differences.length === 0 ? 0 : 1;
