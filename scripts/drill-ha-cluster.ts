/** The cluster of deploy/ha, as `pnpm drill:ha` looks at it and treats it. */
import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import { compose, inDatabase, runProgram } from "./containers.ts";

interface Member {
  name: string;
  role: string;
  state: string;
  lag?: number | string;
}

const nodes = ["pg1", "pg2", "pg3"];

/** What the servers say of themselves; of those that answer, the first is believed. */
async function members(): Promise<Member[]> {
  for (const node of nodes) {
    const ask = ["exec", "-T", "postgres", "curl", "-sf", "--max-time", "3", `http://${node}:8008/cluster`];
    const answer = await compose(ask).catch(() => null);
    if (answer !== null) return Object(JSON.parse(answer)).members;
  }
  return [];
}

async function findPrimary(): Promise<string | null> {
  return (await members()).find(({ role, state }) => role === "leader" && state === "running")?.name ?? null;
}

export async function primaryOf(): Promise<string> {
  const found = await findPrimary();
  assert(found !== null, "the cluster has a primary");
  return found;
}

/** Until another server than this one is the primary; which one is answered. */
export async function untilAnother(than: string): Promise<string> {
  const last = Date.now() + 120_000;
  for (;;) {
    const found = await findPrimary();
    if (found !== null && found !== than) return found;
    assert(Date.now() < last, "another server becomes the primary within two minutes");
    await wait(500);
  }
}

/** How many sessions of the portal the replicas have: reports are read there. */
export async function sessionsOnReplicas(): Promise<number> {
  const primary = await primaryOf();
  let count = 0;
  for (const node of nodes.filter((name) => name !== primary)) {
    const sessions = "select count(*) from pg_stat_activity where usename = 'thangam_app' and pg_is_in_recovery()";
    count += Number(
      await inDatabase("psql", `--host=${node}`, "--username=thangam", "--dbname=thangam", "-XqtAc", sessions),
    );
  }
  return count;
}

/** Until all three serve, both replicas hold what the primary has, and a commit waits for one of them. */
export async function untilWhole(): Promise<void> {
  const last = Date.now() + 300_000;
  for (;;) {
    const all = await members();
    const isReplica = ({ role, state, lag }: Member) =>
      role === "quorum_standby" && state === "streaming" && Number(lag) < 1024 * 1024;
    if (all.filter(isReplica).length === nodes.length - 1) return;
    assert(Date.now() < last, `the cluster is whole within five minutes: ${JSON.stringify(all)}`);
    await wait(1_000);
  }
}

/** As if its machine lost its power: the server, and Patroni beside it. */
export async function kill(node: string): Promise<void> {
  await runProgram(["docker", "kill", "--signal", "KILL", await compose(["ps", "-q", node])]);
}

export async function startAgain(node: string): Promise<void> {
  await compose(["start", node], 120);
}

/** Makes another server the primary, on purpose. */
export async function switchOver(from: string): Promise<void> {
  await compose(["exec", "-T", from, "node.sh", "patronictl", "switchover", "--leader", from, "--force"], 120);
}
