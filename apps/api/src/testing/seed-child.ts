/** Makes a demo shop, each step in a transaction of its own, in a process that a test may kill at any moment. */
import { openDatabase } from "#platform/database/db.ts";
import { seedDemoShop } from "./demo-shop.ts";

const db = openDatabase(process.argv[2] ?? "");
await seedDemoShop(db, { log: (line) => process.stdout.write(`${line}\n`), stepsForMs: 0 });
await db.$disconnect();
