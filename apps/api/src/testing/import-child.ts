/** Does what the background does with imports, in a process that a test may kill at any moment. */
import { openDatabase } from "#platform/database/db.ts";
import { finishWork } from "./imports.ts";

const db = openDatabase(process.argv[2] ?? "");
await db.$queryRaw`select 1`;
process.stdout.write("begins\n");
await finishWork(db);
await db.$disconnect();
