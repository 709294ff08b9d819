import type { Client } from "pg";
import { appRole } from "./app-connection.ts";

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

interface RoleFacts {
  login: string;
  exists: boolean;
  mayCreate: boolean;
  mayGrant: boolean;
  mayUse: boolean;
}

async function askForRole(owner: Owner): Promise<RoleFacts> {
  const { rows } = await owner.query<RoleFacts>(
    `select me.rolname as login, role.oid is not null as exists, me.rolsuper or me.rolcreaterole as "mayCreate",
       role.oid is not null and pg_has_role(me.oid, role.oid, 'member with admin option') as "mayGrant",
       role.oid is not null and pg_has_role(me.oid, role.oid, 'set') as "mayUse"
     from pg_roles me left join pg_roles role on role.rolname = $1 where me.rolname = current_user`,
    [appRole],
  );
  const [facts] = rows;
  if (facts === undefined) throw new Error("The database does not know its own user.");
  return facts;
}

function whatToRun({ login, exists }: RoleFacts): string {
  return (
    `The database user "${login}" may not set up the role "${appRole}" that the portal works as. Once, as an ` +
    `administrator of the database, run: ${exists ? "" : `create role ${appRole} nologin; `}grant ${appRole} to "${login}";`
  );
}
