import * as column from "./columns.ts";
import type { Database } from "./db.ts";
import { appRole } from "./roles.ts";
import { queryOnlyRow, row } from "./rows.ts";
import type { RowOf } from "./rows.ts";

/**
 * Refuses, with a sentence for everything wrong, a server that could lose or shift what the ledger says, and a user who
 * could rewrite it. `isDisposable` lets the tests' own server be fast instead of durable; nothing outside the tests gives it.
 */
export async function checkDatabase(db: Database, { isDisposable = false } = {}): Promise<void> {
  const faults = await databaseFaults(db, { isDisposable });
  if (faults.length > 0)
    throw new Error(`The database cannot be used:\n${faults.map((line) => `  ${line}`).join("\n")}`);
}

/** A sentence for everything that keeps the portal from working with this server as this user. */
async function databaseFaults(db: Database, { isDisposable }: { isDisposable: boolean }): Promise<string[]> {
  const server = await queryOnlyRow(db, serverSettings)`
    select current_setting('server_version_num')::int as version, current_setting('TimeZone') as time_zone, current_setting('server_encoding') as encoding,
      current_setting('fsync') as fsync, current_setting('full_page_writes') as full_page_writes,
      current_setting('synchronous_commit') as synchronous_commit,
      current_setting('statement_timeout') as statement_timeout,
      current_setting('idle_in_transaction_session_timeout') as idle_timeout`;
  const signedIn = await queryOnlyRow(db, roleFacts)`
    select session_user::text as name, rolsuper as is_superuser,
      rolbypassrls or rolcreaterole or rolcreatedb or rolreplication as has_attributes,
      exists (select from pg_auth_members where member = r.oid) as is_member,
      exists (select from pg_database where datname = current_database() and datdba = r.oid)
        or exists (select from pg_namespace where nspname in ('public', 'pgboss') and nspowner = r.oid)
        or exists (select from pg_class where relnamespace = 'public'::regnamespace and relowner = r.oid)
        or exists (select from pg_proc where pronamespace = 'public'::regnamespace and proowner = r.oid) as is_owner
    from pg_roles r where rolname = session_user`;
  return [
    ...faultsOf(server),
    ...limitFaultsOf(server),
    ...roleFaultsOf(signedIn),
    ...(isDisposable ? [] : durabilityFaultsOf(server)),
  ];
}

const serverSettings = row({
  version: column.integer,
  timeZone: column.text,
  encoding: column.text,
  fsync: column.text,
  fullPageWrites: column.text,
  synchronousCommit: column.text,
  statementTimeout: column.text,
  idleTimeout: column.text,
});
type ServerSettings = RowOf<typeof serverSettings>;
type Limits = Pick<ServerSettings, "statementTimeout" | "idleTimeout">;
type Durability = Pick<ServerSettings, "fsync" | "fullPageWrites" | "synchronousCommit">;

const roleFacts = row({
  name: column.text,
  isSuperuser: column.boolean,
  hasAttributes: column.boolean,
  isMember: column.boolean,
  isOwner: column.boolean,
});

export function faultsOf({
  version,
  timeZone,
  encoding,
}: Pick<ServerSettings, "version" | "timeZone" | "encoding">): string[] {
  const faults = [];
  if (version < 160_000) faults.push(`It is PostgreSQL ${Math.floor(version / 10_000)}; 16 or later is needed.`);
  if (timeZone !== "UTC")
    faults.push(`Its sessions keep time in ${timeZone}, which would shift stored times; they must keep UTC.`);
  if (encoding !== "UTF8")
    faults.push(`Its texts are in ${encoding}, which cannot hold every name. Make it anew with the encoding UTF8.`);
  return faults;
}

/**
 * What we ask for when we connect (app-connection.ts) does not reach the server through every pool of connections, which then
 * has to set it.
 */
export function limitFaultsOf({ statementTimeout, idleTimeout }: Limits): string[] {
  const limits = { statement_timeout: statementTimeout, idle_in_transaction_session_timeout: idleTimeout };
  return Object.entries(limits).flatMap(([name, value]) =>
    value === "0"
      ? [`${name} is off: work that hangs would hold its locks for ever. Set it to 60s in the pool of connections.`]
      : [],
  );
}

/** Whatever a session lowers itself to it can give up again, so that the user who signs in is what counts. */
function roleFaultsOf({ name, isSuperuser, hasAttributes, isMember, isOwner }: RowOf<typeof roleFacts>): string[] {
  const reasons = [];
  if (isSuperuser) reasons.push("is a superuser");
  else if (isOwner) reasons.push("owns the database or something in it");
  else if (hasAttributes) reasons.push("may make roles or databases, copy the server or pass by policies");
  if (isMember) reasons.push("is a member of other roles");
  if (reasons.length === 0 && name !== appRole) reasons.push("is another user");
  if (reasons.length === 0) return [];
  return [
    `The portal signs in as "${name}", who ${reasons.join(" and ")}. It serves as "${appRole}" alone, who can change neither ` +
      "the ledger nor its rights. Run `pnpm migrate`: it makes that role and says where its address is kept.",
  ];
}

/** A sentence for each setting by which a power cut could take what was confirmed. */
export function durabilityFaultsOf({ fsync, fullPageWrites, synchronousCommit }: Durability): string[] {
  const faults = [];
  if (fsync !== "on") faults.push("fsync is off: a power cut could destroy it. Set fsync = on.");
  if (fullPageWrites !== "on")
    faults.push("full_page_writes is off: a power cut could destroy it. Set full_page_writes = on.");
  if (!["on", "remote_apply"].includes(synchronousCommit)) {
    faults.push(
      `synchronous_commit is ${synchronousCommit}: a receipt could be lost after it was given. Set synchronous_commit = on.`,
    );
  }
  return faults;
}
