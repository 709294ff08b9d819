import type { Client } from "pg";
import type { Checkpoint } from "@thangam/evidence/note";
import type { Leaf } from "@thangam/evidence/leaf";
import { readAuditLinks, readBookLinks, readPlaceLinks, readVersionLinks } from "#evidence/leaves/links.ts";
import type { Stretch, VersionLink } from "#evidence/leaves/links.ts";
import { findMoved, sealedBy } from "#evidence/leaves/sound.ts";
import type { SealedLeaf } from "./read-checkpoints.ts";
import { seqOf } from "./restores.ts";
import type { Kept, Restores } from "./restores.ts";

/** Names what of the leaves of a checkpoint does not stand in the database any more as it was sealed. */
export async function compareLeaves(
  client: Client,
  checkpoint: Checkpoint,
  leaves: readonly SealedLeaf[],
  restores: Restores,
): Promise<string[]> {
  const when = `checkpoint ${checkpoint.number} of ${checkpoint.at}`;
  const kept = leaves.map((leaf) => ({ leaf, until: restores.lastKept(checkpoint, leaf.content) }));
  const faults: string[] = [];
  const sealed = kept.flatMap(({ leaf, until }) =>
    sealedBy(leaf.content)
      .filter(({ chain, seq }) => seq <= (chain === "record" ? until.versions : until.journals))
      .map((one) => ({ leaf, one })),
  );
  const moved = await findMoved(
    client,
    sealed.map(({ one }) => one),
  );
  const leafOf = new Map(sealed.map(({ leaf, one }) => [one, leaf]));
  const touched = new Set<SealedLeaf>();
  for (const { sealed: one, found } of moved) {
    const leaf = leafOf.get(one);
    if (leaf === undefined) continue;
    touched.add(leaf);
    const what = `${one.chain === "record" ? "version" : "entry"} ${one.seq}`;
    faults.push(
      found === null
        ? `${nameOf(leaf.content)} lacks ${what}, which ${when} sealed.`
        : `${nameOf(leaf.content)} was rewritten: its ${what} is another one than ${when} sealed.`,
    );
  }
  faults.push(
    ...(await faultsOfLinks(
      client,
      kept.filter(({ leaf }) => touched.has(leaf)),
      when,
    )),
  );
  faults.push(...(await faultsOfSeries(client, kept, when)));
  return faults;
}

function nameOf({ kind, key, book }: Leaf): string {
  if (kind === "book") return `Book ${book?.number ?? ""} (${key})`;
  if (kind === "place") return `The journal of place ${key}`;
  if (kind === "audit") return `Audit chain ${key}`;
  if (kind === "series") return `Receipt series ${key}`;
  return `The record of ${key.replace(/\/$/, "").replace("/", " ")}`;
}

type KeptLeaf = { leaf: SealedLeaf; until: Kept };

/** Of subjects that were touched: which of the links since the checkpoint before are others now. */
async function faultsOfLinks(client: Client, kept: readonly KeptLeaf[], when: string): Promise<string[]> {
  const stretches = (kind: string): Stretch[] =>
    kept
      .filter(({ leaf }) => leaf.content.kind === kind)
      .map(({ leaf, until }) => {
        const links = leaf.j ?? leaf.e ?? [];
        const upTo = seqOf(leaf.content);
        return { key: leaf.content.key, after: upTo - links.length, upTo: Math.min(upTo, until.journals) };
      });
  const books = await readBookLinks(client, stretches("book"));
  const places = await readPlaceLinks(client, stretches("place"));
  const audit = await readAuditLinks(client, stretches("audit"));
  const chainOf = ({ kind, key }: Leaf) => (kind === "book" ? `book/${key}` : key);
  const versions = await readVersionLinks(
    client,
    kept.map(({ leaf, until }) => {
      const upTo = leaf.content.versions?.[0] ?? 0;
      return { key: chainOf(leaf.content), after: upTo - (leaf.v?.length ?? 0), upTo: Math.min(upTo, until.versions) };
    }),
  );
  return kept.flatMap(({ leaf, until }) => {
    const { content } = leaf;
    const found =
      content.kind === "book"
        ? books.get(content.key)?.map(({ hash }) => hash)
        : (content.kind === "place" ? places : audit).get(content.key);
    return [
      ...faultOfHashes(leaf, found ?? [], until.journals, when),
      ...faultsOfVersions(leaf, versions.get(chainOf(content)) ?? [], until.versions, when),
    ];
  });
}

/** Links of a chain hash those before them: the first that differs is named. */
function faultOfHashes(leaf: SealedLeaf, found: readonly string[], until: number, when: string): string[] {
  const sealed = leaf.j ?? leaf.e ?? [];
  const first = seqOf(leaf.content) - sealed.length + 1;
  const at = sealed.findIndex((hash, n) => first + n <= until && hash !== found[n]);
  if (at === -1) return [];
  const what = found[at] === undefined ? "is gone, which" : "is another one than";
  return [`${nameOf(leaf.content)}: entry ${first + at} ${what} ${when} sealed.`];
}

/** What a record held is hashed by itself, so that each record that was altered is named. */
function faultsOfVersions(leaf: SealedLeaf, found: readonly VersionLink[], until: number, when: string): string[] {
  const sealed = leaf.v ?? [];
  const first = (leaf.content.versions?.[0] ?? 0) - sealed.length + 1;
  const records = new Set(sealed.map(([record, key]) => `${record} ${key}`));
  return sealed.flatMap((link, n) => {
    const now = found[n];
    if (first + n > until || (now !== undefined && now.join(" ") === link.join(" "))) return [];
    const [record, key] = link;
    const other = now === undefined ? "nothing" : `${now[0]} ${now[1]}`;
    if (other === `${record} ${key}`) return [`${other} (${nameOf(leaf.content)}) is not as in what ${when} sealed.`];
    return [
      `${record} ${key} (${nameOf(leaf.content)}) is gone from what ${when} sealed.`,
      ...(now === undefined || records.has(other)
        ? []
        : [`${other} (${nameOf(leaf.content)}) is not in what ${when} sealed.`]),
    ];
  });
}

async function faultsOfSeries(client: Client, kept: readonly KeptLeaf[], when: string): Promise<string[]> {
  const faults: string[] = [];
  for (const { leaf, until } of kept.filter((one) => one.leaf.content.kind === "series")) {
    const { content } = leaf;
    const sealed = BigInt(content.last ?? 0);
    const due = until.last === null || sealed < until.last ? sealed : until.last;
    const [counter, year] = content.key.split("/");
    const { rows } = await client.query<{ last: string }>(
      "select last_number::text as last from receipt_series where counter_id = $1 and financial_year = $2",
      [counter, year],
    );
    const last = rows[0]?.last;
    if (BigInt(last ?? 0) < due)
      faults.push(
        `${nameOf(content)} was set back: ${when} sealed number ${content.last}, and now it is ${last ?? "gone"}.`,
      );
  }
  return faults;
}
