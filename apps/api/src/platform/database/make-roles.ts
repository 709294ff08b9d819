import { escapeIdentifier } from "pg";
import type { Client } from "pg";
import * as column from "./columns.ts";
import { withConnection } from "./connection.ts";
import { handOver } from "./hand-over.ts";
import { appRole, userOf } from "./roles.ts";
import type { RoleUrls } from "./roles.ts";
import { readRows, row } from "./rows.ts";
import { canSignIn, loginOf } from "./sign-in.ts";

type Admin = Pick<Client, "query">;

// Any number that no other program using this database takes a lock on.
const rolesLock = 7_310_002;

/**
 * Makes the owner and the application of the database at `adminUrl`, with the passwords of their addresses, and gives the
 * database and everything of ours in it to the owner. Neither may do more than that. Returns whether the owner changed.
 */
export async function makeRoles(adminUrl: string, { ownerUrl, url }: RoleUrls): Promise<boolean> {
  const owner = userOf(ownerUrl);
  if (owner === userOf(adminUrl))
    throw new Error(`The owner of the database must be another user than its administrator "${owner}".`);
  return withConnection(adminUrl, async (admin) => {
    await admin.query("select pg_advisory_lock($1)", [rolesLock]);
    for (const address of [ownerUrl, url]) await makeRole(admin, address);
    await leaveGroups(admin, appRole);
    return handOver(admin, owner);
  });
}

const modest = "nosuperuser nobypassrls nocreaterole nocreatedb noreplication";

async function makeRole(admin: Admin, url: string): Promise<void> {
  const role = escapeIdentifier(userOf(url));
  const [found] = await readRows(
    admin,
    row({ isModest: column.boolean }),
    `select not (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication) as is_modest
     from pg_roles where rolname = $1`,
    [userOf(url)],
  );
  if (found === undefined) await admin.query(`create role ${role} ${modest}`);
  else if (!found.isModest) await admin.query(`alter role ${role} ${modest}`);
  // Only where it is needed: sessions that change one role at the same time fail.
  if (!(await canSignIn(url))) await admin.query(`alter role ${role} ${loginOf(url)}`);
}

/** Takes a role out of every other role, whose rights it could use. */
async function leaveGroups(admin: Admin, role: string): Promise<void> {
  const grants = await readRows(
    admin,
    row({ revoke: column.text }),
    `select format('revoke %I from %I granted by %I', g.rolname, m.rolname, by.rolname) as revoke
     from pg_auth_members a join pg_roles m on m.oid = a.member join pg_roles g on g.oid = a.roleid
       join pg_roles by on by.oid = a.grantor
     where m.rolname = $1`,
    [role],
  );
  for (const { revoke } of grants) await admin.query(revoke);
}
