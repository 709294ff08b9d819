import bcrypt from "bcrypt";
import { openDatabase } from "#platform/database/db.ts";
import type { Database } from "#platform/database/db.ts";
import { seedDemo } from "#seed/index.ts";
import type { SeedDemo } from "#seed/index.ts";
import { applicationUrlOf, cloneTemplate, maintenanceUrl, withClient } from "./database.ts";

/** The moment for which tests make a demo shop. */
export const demoNow = new Date("2026-06-30T11:45:00Z");

export function seedDemoShop(
  db: Database,
  { log = () => undefined, ...options }: Partial<Pick<SeedDemo, "log" | "stepsForMs">> = {},
): Promise<boolean> {
  return seedDemo({ db, now: demoNow, hashPassword: (password) => bcrypt.hash(password, 4), log, ...options });
}

/** A copy of a demo shop. It takes long to make, so the first who asks makes it for all files of the run. */
export async function cloneDemoShop(templateUrl: string): Promise<string> {
  const made = new URL(templateUrl);
  made.pathname = `${made.pathname}_demo`;
  const name = made.pathname.slice(1);
  await withClient(maintenanceUrl(templateUrl), async (owner) => {
    await owner.query("select pg_advisory_lock(731_900)");
    const { rowCount } = await owner.query("select from pg_database where datname = $1", [name]);
    if (rowCount === 0) {
      const draft = await cloneTemplate(templateUrl);
      const db = openDatabase(applicationUrlOf(draft), { poolSize: 2 });
      await seedDemoShop(db);
      await db.$disconnect();
      await owner.query(`alter database ${new URL(draft).pathname.slice(1)} rename to ${name}`);
    }
  });
  return cloneTemplate(made.href);
}
