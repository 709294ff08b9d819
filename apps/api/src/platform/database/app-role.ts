import type { Client } from "pg";
import * as column from "./columns.ts";
import { appRole } from "./roles.ts";
import { readRows, row } from "./rows.ts";
import type { RowOf } from "./rows.ts";
import { canSignIn, loginOf } from "./sign-in.ts";

type Owner = Pick<Client, "query">;

/** Sees to it, with the rights of the owner, that the application can sign in with `url`; an administrator may have done so. */
export async function prepareAppRole(owner: Owner, url: string): Promise<void> {
  if (await canSignIn(url)) return;
  const role = await askForRole(owner);
  if (!(role.exists ? role.mayAlter : role.mayCreate)) throw new Error(whatToRun(role));
  await owner.query(`${role.exists ? "alter" : "create"} role ${appRole} ${loginOf(url)}`);
}

const roleFacts = row({
  login: column.text,
  exists: column.boolean,
  mayCreate: column.boolean,
  mayAlter: column.boolean,
});

type RoleFacts = RowOf<typeof roleFacts>;

async function askForRole(owner: Owner): Promise<RoleFacts> {
  const [facts] = await readRows(
    owner,
    roleFacts,
    `select me.rolname as login, role.oid is not null as exists, me.rolcreaterole as may_create,
       role.oid is not null and me.rolcreaterole and pg_has_role(me.oid, role.oid, 'member with admin option') as may_alter
     from pg_roles me left join pg_roles role on role.rolname = $1 where me.rolname = current_user`,
    [appRole],
  );
  if (facts === undefined) throw new Error("The database does not know its own user.");
  return facts;
}

function whatToRun({ login, exists }: RoleFacts): string {
  return (
    `The database user "${login}" may not set up the role "${appRole}" that the portal signs in as. Once, as an administrator ` +
    `of the database, run: ${exists ? "alter" : "create"} role ${appRole} login password '…'; and give \`pnpm migrate\` its ` +
    "address as DATABASE_URL, beside DATABASE_OWNER_URL. Or give it the administrator's address as DATABASE_ADMIN_URL."
  );
}
