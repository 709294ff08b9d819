import { link, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { appRole, ownerRole, urlAs } from "#platform/database/roles.ts";
import type { RoleUrls } from "#platform/database/roles.ts";
import { newPassword } from "#platform/database/sign-in.ts";

const keptShape = z.object({
  /** 0 until the server has run once. */
  port: z.number(),
  password: z.string().min(1),
  /** The process that started the server and will stop it. */
  owner: z.number().optional(),
  /** Passwords of the roles of the database; releases before 0.2 had none. */
  roles: z.object({ owner: z.string().min(1), application: z.string().min(1) }).optional(),
});

/** What we remember beside the database directory from one start to the next. */
export type Kept = z.infer<typeof keptShape>;

export const superuser = "thangam";
export const databaseName = "thangam";

/** The superuser's address. */
export function urlOf({ port, password }: Kept, database = databaseName): string {
  return `postgresql://${superuser}:${password}@127.0.0.1:${port}/${database}`;
}

/** The addresses of all who sign in to the portal's database. */
export interface EmbeddedUrls extends RoleUrls {
  /** Of the superuser, who makes the other two. */
  adminUrl: string;
}

export function urlsOf(kept: Kept): EmbeddedUrls {
  const adminUrl = urlOf(kept);
  const { owner = "", application = "" } = kept.roles ?? {};
  return { adminUrl, ownerUrl: urlAs(adminUrl, ownerRole, owner), url: urlAs(adminUrl, appRole, application) };
}

export function newRoles(): Kept["roles"] {
  return { owner: newPassword(), application: newPassword() };
}

/** null when there is none, or only one half written. */
export async function readKept(dataDir: string): Promise<Kept | null> {
  const text = await readFile(keptPath(dataDir), "utf8").catch(() => "");
  try {
    return keptShape.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Of several programs that start at once on a new directory, all get the password of the first. */
export async function keepNewPassword(dataDir: string): Promise<Kept> {
  const kept = { port: 0, password: newPassword(), roles: newRoles() };
  const draft = await writeDraft(dataDir, kept);
  const isFirst = await link(draft, keptPath(dataDir)).then(
    () => true,
    () => false,
  );
  const earlier = isFirst ? null : await readKept(dataDir);
  if (!isFirst && earlier === null) await rename(draft, keptPath(dataDir));
  await rm(draft, { force: true });
  return earlier ?? kept;
}

export async function keep(dataDir: string, kept: Kept): Promise<void> {
  await rename(await writeDraft(dataDir, kept), keptPath(dataDir));
}

async function writeDraft(dataDir: string, kept: Kept): Promise<string> {
  const draft = `${keptPath(dataDir)}.${process.pid}`;
  await writeFile(draft, JSON.stringify(kept), { mode: 0o600, flush: true });
  return draft;
}

function keptPath(dataDir: string): string {
  return join(dataDir, "postgres.json");
}
