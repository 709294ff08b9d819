import { randomBytes } from "node:crypto";
import type { Client } from "pg";
import { hashOfLeaf, hashOfName, noLines, withLine, writeLeaf } from "@thangam/evidence/leaf";
import type { BookFigures, Head, Leaf } from "@thangam/evidence/leaf";
import type { Bytes } from "@thangam/evidence/bytes";
import { nodeCrypto } from "#evidence/crypto.ts";
import { readAuditLinks, readBookLinks, readPlaceLinks, readVersionLinks } from "./links.ts";
import type { JournalLink, Stretch, VersionLink } from "./links.ts";
import { findMoved, sealedBy } from "./sound.ts";
import type { Subject } from "./subjects.ts";

const { sha256 } = nodeCrypto;
const saltBytes = 16;

/** A leaf as the next checkpoint has it, and the links that its chains got since the last one. */
export interface NextLeaf {
  subject: Subject;
  leaf: Leaf;
  text: string;
  hash: Bytes;
  /** Of the leaf before; null where it is new */
  earlier: Bytes | null;
  links: { j?: readonly string[]; v?: readonly VersionLink[]; e?: readonly string[] };
}

/** What does not go on from what was sealed: its leaf stays as it is. */
export interface Unsound {
  subject: Subject;
  why: string;
}

/** The leaves of subjects that have gone on, each of which has to go on from where the last checkpoint left it. */
export async function nextLeaves(
  client: Client,
  subjects: readonly Subject[],
  { mayGoBack = false } = {},
): Promise<{ leaves: NextLeaf[]; unsound: Unsound[] }> {
  const before = new Map(subjects.map((subject) => [subject, earlierOf(subject)]));
  const unsound = mayGoBack ? [] : await findUnsound(client, subjects, before);
  const bad = new Set(unsound.map(({ subject }) => subject));
  const sound = subjects.filter((subject) => !bad.has(subject));
  const links = await readLinks(client, sound, mayGoBack ? new Map() : before);
  const leaves = sound.map((subject) => nextLeaf(subject, before.get(subject) ?? null, links, mayGoBack));
  return { leaves, unsound };
}

/** Its content was written by us and is hashed below: what was altered has another hash than the tree. */
function earlierOf({ content }: Subject): Leaf | null {
  return content === null ? null : JSON.parse(content);
}

async function findUnsound(
  client: Client,
  subjects: readonly Subject[],
  before: ReadonlyMap<Subject, Leaf | null>,
): Promise<Unsound[]> {
  const sealed = subjects.flatMap((subject) => {
    const earlier = before.get(subject);
    return earlier === null || earlier === undefined ? [] : sealedBy(earlier).map((one) => ({ subject, one }));
  });
  const moved = await findMoved(
    client,
    sealed.map(({ one }) => one),
  );
  const whyOf = new Map(moved.map(({ sealed: one, found }) => [one, found === null ? "is gone" : "is another one"]));
  const fromChains = sealed.flatMap(({ subject, one }): Unsound[] => {
    const why = whyOf.get(one);
    return why === undefined ? [] : [{ subject, why: `link ${one.seq} of its ${one.chain} chain ${why}` }];
  });
  const fromSeries = subjects.flatMap((subject): Unsound[] => {
    const last = before.get(subject)?.last;
    return last !== undefined && BigInt(subject.seq ?? 0) < BigInt(last)
      ? [{ subject, why: `its last number was ${last}` }]
      : [];
  });
  return [...new Map([...fromChains, ...fromSeries].map((one) => [one.subject, one])).values()];
}

interface Links {
  books: ReadonlyMap<string, JournalLink[]>;
  places: ReadonlyMap<string, string[]>;
  audit: ReadonlyMap<string, string[]>;
  versions: ReadonlyMap<string, VersionLink[]>;
}

const chainOf = ({ kind, key }: Subject) => (kind === "book" ? `book/${key}` : key);

async function readLinks(
  client: Client,
  subjects: readonly Subject[],
  before: ReadonlyMap<Subject, Leaf | null>,
): Promise<Links> {
  const seqStretch = (kind: string): Stretch[] =>
    subjects
      .filter((subject) => subject.kind === kind)
      .map((subject) => {
        const earlier = before.get(subject);
        return {
          key: subject.key,
          after: (earlier?.journals ?? earlier?.entries)?.[0] ?? 0,
          upTo: Number(subject.seq ?? 0),
        };
      });
  const versions = subjects
    .filter(({ version_seq }) => version_seq !== null)
    .map((subject) => ({
      key: chainOf(subject),
      after: before.get(subject)?.versions?.[0] ?? 0,
      upTo: Number(subject.version_seq),
    }));
  return {
    books: await readBookLinks(client, seqStretch("book")),
    places: await readPlaceLinks(client, seqStretch("place")),
    audit: await readAuditLinks(client, seqStretch("audit")),
    versions: await readVersionLinks(client, versions),
  };
}

function nextLeaf(subject: Subject, earlier: Leaf | null, links: Links, isAnew: boolean): NextLeaf {
  const { kind, key } = subject;
  const salt = earlier?.salt ?? randomBytes(saltBytes).toString("hex");
  const head = (seq: string | null, hash: string | null): Head => [Number(seq ?? 0), hash ?? ""];
  const journals = kind === "book" ? links.books.get(key) : undefined;
  const leaf: Leaf = {
    kind,
    key,
    salt,
    ...((kind === "book" || kind === "place") && { journals: head(subject.seq, subject.head) }),
    ...(subject.version_seq !== null && { versions: head(subject.version_seq, subject.version_head) }),
    ...(kind === "audit" && { entries: head(subject.seq, subject.head) }),
    ...(kind === "series" && { last: subject.seq ?? "0" }),
    ...(kind === "book" && {
      book: figuresOf(subject, isAnew ? noLines : (earlier?.book?.lines ?? noLines), journals ?? []),
    }),
    ...(kind === "record" &&
      subject.facts !== null && { name: hashOfName(sha256, salt, String(JSON.parse(subject.facts))) }),
  };
  const text = writeLeaf(leaf);
  const hashes = kind === "book" ? journals?.map(({ hash }) => hash) : links.places.get(key);
  const versions = links.versions.get(chainOf(subject));
  return {
    subject,
    leaf,
    text,
    hash: hashOfLeaf(sha256, text),
    earlier: subject.content === null ? null : hashOfLeaf(sha256, subject.content),
    links: {
      ...((kind === "book" || kind === "place") && hashes !== undefined && { j: hashes }),
      ...(versions !== undefined && subject.version_seq !== null && { v: versions }),
      ...(kind === "audit" && { e: links.audit.get(key) ?? [] }),
    },
  };
}

function figuresOf(subject: Subject, lines: Head, journals: readonly JournalLink[]): BookFigures {
  const facts: Omit<BookFigures, "lines"> = JSON.parse(subject.facts ?? "{}");
  return {
    number: facts.number,
    client: facts.client,
    status: facts.status,
    scheme: facts.scheme,
    opened: facts.opened,
    matures: facts.matures,
    instalment: facts.instalment,
    paid: facts.paid,
    gold: facts.gold,
    instalments: facts.instalments,
    lines: journals.reduce((head, { line }) => withLine(sha256, head, line), lines),
  };
}
