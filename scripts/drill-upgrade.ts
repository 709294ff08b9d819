/**
 * `pnpm drill:upgrade [address]`: tries on running containers of a demo shop that an installation of release 0.1 goes on after
 * `docker-compose up`. There the superuser owned everything, and the portal signed in as that. It is made so again, brought up,
 * and has to hold what it held, with the owner and the application as two users who are no superuser.
 */
import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import { compose, sqlIn } from "./containers.ts";
import { signInsOf } from "./database-sign-ins.ts";

const url = process.argv[2] ?? "http://localhost";
const sql = (statement: string) => sqlIn("thangam", statement);
const held = () =>
  sql(`select (select count(*) from books), (select count(*) from payments), (select count(*) from journals),
    (select count(*) from audit_entries), (select string_agg(encode(hash, 'hex'), '' order by id desc) from (
      select id, hash from journals order by id desc limit 10) newest)`);

const replicas = (await compose(["ps", "-q", "api"])).split("\n").length;
await compose(["stop", "api", "worker"], 300);
const before = await held();
await asReleaseLeftIt();
await compose(["up", "-d", "--scale", `api=${replicas}`], 900);
await untilReady();

assert.match(await compose(["logs", "--no-color", "migrate"]), /The database belongs to "thangam_owner" now/);
const owners =
  await sql(`select distinct pg_get_userbyid(relowner) from pg_class where relnamespace = 'public'::regnamespace
  union select pg_get_userbyid(datdba) from pg_database where datname = 'thangam' order by 1`);
assert.equal(owners, "thangam_owner", "everything belongs to the owner, who is no superuser");
const [strong, memberships] = (
  await sql(`select (select string_agg(rolname, ',') from pg_roles where rolname like 'thangam\\_%' and rolsuper),
    (select count(*) from pg_auth_members where member = 'thangam_app'::regrole)`)
).split("|");
assert.deepEqual(
  [strong, memberships],
  ["", "0"],
  "neither is a superuser, and the application is a member of nothing",
);
assert.deepEqual(await signInsOf("thangam"), ["thangam_app"], "API and worker sign in as the application");
assert.equal(await held(), before, "the shop holds what it held");
const verified = await compose(["exec", "-T", "worker", "node", "apps/api/src/ledger-verify.ts"], 600);
console.log(`brought up from release 0.1: ${verified.split("\n").at(-1)}`);

/** The superuser owns everything, and the one address of the portal is the superuser's. */
async function asReleaseLeftIt(): Promise<void> {
  await sql(`reassign owned by thangam_owner to thangam`);
  await sql(`drop owned by thangam_owner`);
  await sql(`drop role thangam_owner`);
  await sql(`alter role thangam_app nologin password null`);
  const forget =
    'rm -f /secrets/owner/* && printf "postgresql://thangam:%s@postgres:5432/thangam\\n" "$(cat /secrets/database/password)" >/secrets/portal/database-url';
  await compose(["run", "--rm", "--no-deps", "-T", "secrets", "sh", "-c", forget], 300);
}

async function untilReady(): Promise<void> {
  const last = Date.now() + 300_000;
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    assert(Date.now() < last, "the portal serves again within five minutes");
    await wait(1_000);
  }
}
