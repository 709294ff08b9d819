import { existsSync } from "node:fs";
import { join } from "node:path";
import { prepareAppRole } from "./app-role.ts";
import * as column from "./columns.ts";
import { withConnection } from "./connection.ts";
import { keepUrl, readKeptUrlFor } from "./kept-urls.ts";
import type { KeptUrl } from "./kept-urls.ts";
import { makeRoles } from "./make-roles.ts";
import { applyMigrations } from "./migrations.ts";
import { appRole, ownerRole, urlAs, userOf } from "./roles.ts";
import { noteMarkedRestore } from "./restored.ts";
import { readRows, row } from "./rows.ts";
import { newPassword } from "./sign-in.ts";
import { waitForDatabase } from "./wait-for-database.ts";

export interface MigrationRequest {
  /** Of an administrator, who makes the two roles; null where they are there, or the owner may make the other one. */
  adminUrl: string | null;
  ownerUrl: string;
  /** The application's; null where one is kept or has to be made. */
  url: string | null;
  dataDir: string;
  waitSeconds: number;
}

/**
 * Brings a database and its two roles up to date. Returns how the application reaches it, and a sentence for each change of
 * the roles and for a backup that was brought back. A superuser's address is taken as the administrator's: the database gets an owner who is none.
 */
export async function migrateDatabase(request: MigrationRequest): Promise<{ url: string; changes: string[] }> {
  const { dataDir } = request;
  await waitForDatabase(request.adminUrl ?? request.ownerUrl, request.waitSeconds);
  const adminUrl = request.adminUrl ?? ((await isSuperuser(request.ownerUrl)) ? request.ownerUrl : null);
  const owner =
    request.ownerUrl === adminUrl
      ? keptOrMade(dataDir, "database-owner-url", urlAs(adminUrl, ownerRole, newPassword()))
      : { url: request.ownerUrl, isNew: false };
  const application =
    request.url === null
      ? keptOrMade(dataDir, "database-url", urlAs(owner.url, appRole, newPassword()))
      : { url: request.url, isNew: false };

  const changes: string[] = [];
  if (adminUrl !== null && (await makeRoles(adminUrl, { ownerUrl: owner.url, url: application.url })))
    changes.push(`The database belongs to "${userOf(owner.url)}" now, who is no superuser.`);
  if (owner.isNew)
    changes.push(`The owner's address is kept in ${join(dataDir, "database-owner-url")}, for this command alone.`);
  await withConnection(owner.url, (client) => prepareAppRole(client, application.url));
  if (application.isNew)
    changes.push(
      `The portal signs in as "${appRole}" now. Its address is kept in ${join(dataDir, "database-url")}; \`pnpm start\` ` +
        "and `pnpm start:worker` with this DATA_DIR use it, also where DATABASE_URL still names the owner.",
    );
  await applyMigrations(owner.url);
  const restored = await noteMarkedRestore(owner.url, new Date());
  if (restored !== null) changes.push(restored);
  return { url: application.url, changes };
}

function isSuperuser(url: string): Promise<boolean> {
  return withConnection(url, async (client) => {
    const signedIn = row({ isSuperuser: column.boolean });
    const [found] = await readRows(
      client,
      signedIn,
      "select rolsuper as is_superuser from pg_roles where rolname = session_user",
    );
    return found?.isSuperuser === true;
  });
}

/** Kept before the server knows it: a start that was stopped in between gives the role the kept password. */
function keptOrMade(dataDir: string, name: KeptUrl, made: string): { url: string; isNew: boolean } {
  const kept = readKeptUrlFor(dataDir, name, made);
  if (kept !== null) return { url: kept, isNew: false };
  if (existsSync(join(dataDir, "postgres")))
    throw new Error(
      `${dataDir} holds a portal with a database of its own, and no address of another is kept there. Set DATA_DIR to ` +
        "another folder, or give all addresses (docs/runbook.md).",
    );
  keepUrl(dataDir, name, made);
  return { url: made, isNew: true };
}
