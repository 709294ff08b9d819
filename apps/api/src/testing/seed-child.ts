/** Makes a demo shop in a process that a test may kill at any moment. */
import { openDatabase } from "#platform/database/db.ts";
import { seedDemoShop } from "./demo-shop.ts";

const db = openDatabase(process.argv[2] ?? "");
await seedDemoShop(db, (line) => process.stdout.write(`${line}\n`));
await db.$disconnect();
