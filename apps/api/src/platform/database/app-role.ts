import type { Client } from "pg";
import { appRole } from "./app-connection.ts";
import * as column from "./columns.ts";
import { readRows, row } from "./rows.ts";
import type { RowOf } from "./rows.ts";

type Owner = Pick<Client, "query">;

/**
 * Makes the role that the application works as where the server has none, and lets the owner of the database work as it:
 * since PostgreSQL 16 whoever makes a role may hand it out, but not yet use it.
 */
export async function prepareAppRole(owner: Owner): Promise<void> {
  const role = await askForRole(owner);
  if (role.mayUse) return;
  if (!(role.exists ? role.mayGrant : role.mayCreate)) throw new Error(whatToRun(role));
  await owner.query(`
    do $$ begin
      ${role.exists ? "" : `create role ${appRole} nologin;`}
      execute format('grant ${appRole} to %I', current_user);
    end $$`);
}

const roleFacts = row({
  login: column.text,
  exists: column.boolean,
  mayCreate: column.boolean,
  mayGrant: column.boolean,
  mayUse: column.boolean,
});

type RoleFacts = RowOf<typeof roleFacts>;

async function askForRole(owner: Owner): Promise<RoleFacts> {
  const [facts] = await readRows(
    owner,
    roleFacts,
    `select me.rolname as login, role.oid is not null as exists, me.rolsuper or me.rolcreaterole as may_create,
       role.oid is not null and pg_has_role(me.oid, role.oid, 'member with admin option') as may_grant,
       role.oid is not null and pg_has_role(me.oid, role.oid, 'set') as may_use
     from pg_roles me left join pg_roles role on role.rolname = $1 where me.rolname = current_user`,
    [appRole],
  );
  if (facts === undefined) throw new Error("The database does not know its own user.");
  return facts;
}

function whatToRun({ login, exists }: RoleFacts): string {
  return (
    `The database user "${login}" may not set up the role "${appRole}" that the portal works as. Once, as an ` +
    `administrator of the database, run: ${exists ? "" : `create role ${appRole} nologin; `}grant ${appRole} to "${login}";`
  );
}
