/** Does what the background does with imports, in a process that a test may kill at any moment. */
import { openDatabase } from "#platform/db.ts";
import { finishWork } from "./imports.ts";

const db = openDatabase(process.argv[2] ?? "");
await finishWork(db);
await db.$disconnect();
process.stdout.write("done\n");
