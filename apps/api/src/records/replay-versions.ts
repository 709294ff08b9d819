import { hashOfVersion } from "./version-hash.ts";
import type { ChainRow, VersionRow } from "./version-hash.ts";

/** What the versions of a chain say of one record, the first of them first. */
export interface RecordHistory {
  record: string;
  key: string;
  versions: VersionRow[];
}

/** A place in a chain, and the hash of the version that stands there. */
export interface VersionPlace {
  seq: bigint;
  head: Buffer;
}

export const beginning: VersionPlace = { seq: 0n, head: Buffer.alloc(0) };

/** Follows a chain from a place on, names each version that does not fit, and sorts what it says by record. */
export function replayVersions(
  chain: ChainRow,
  versions: readonly VersionRow[],
  from: VersionPlace = beginning,
): { faults: string[]; histories: Map<string, RecordHistory> } {
  const faults: string[] = [];
  const histories = new Map<string, RecordHistory>();
  let { seq, head } = from;
  for (const version of versions) {
    const name = `Version ${version.seq} of ${nameOfChain(chain)} (${nameOfRecord(version.record, version.record_key)})`;
    if (BigInt(version.seq) !== seq + 1n) faults.push(`${name} follows a gap: version ${seq + 1n} is missing.`);
    if (!hashOfVersion(chain, version, head).equals(version.hash))
      faults.push(`${name} was altered after it was written, or does not follow from the one before it.`);
    seq = BigInt(version.seq);
    head = version.hash;
    addTo(histories, version);
  }
  if (BigInt(chain.seq) > seq) {
    faults.push(
      `The record of ${nameOfChain(chain)} had ${chain.seq} versions, but its last one now is ${seq}: its tail is missing.`,
    );
  } else if (BigInt(chain.seq) < seq || !chain.head_hash.equals(head)) {
    faults.push(
      `The record of ${nameOfChain(chain)} ends in another version (${seq}) than its chain says (${chain.seq}).`,
    );
  }
  return { faults, histories };
}

/** Versions of a chain by the record that they are of. */
export function historiesOf(versions: readonly VersionRow[]): Map<string, RecordHistory> {
  const histories = new Map<string, RecordHistory>();
  for (const version of versions) addTo(histories, version);
  return histories;
}

function addTo(histories: Map<string, RecordHistory>, version: VersionRow): void {
  const key = keyOfHistory(version.record, version.record_key);
  const history = histories.get(key) ?? { record: version.record, key: version.record_key, versions: [] };
  histories.set(key, history);
  history.versions.push(version);
}

export function keyOfHistory(record: string, key: string): string {
  return `${record} ${key}`;
}

export function nameOfChain(chain: Pick<ChainRow, "subject" | "subject_key">): string {
  return chain.subject_key === "" ? chain.subject : `${chain.subject} ${chain.subject_key}`;
}

export function nameOfRecord(record: string, key: string): string {
  return `${record} ${key}`;
}
