import type { Client } from "pg";
import { inSnapshot, withReader } from "#platform/database/connection.ts";
import { newestNumber } from "#evidence/checkpoint-store.ts";
import { openDirectory } from "#evidence/keep/directory.ts";
import { readPublicKeys, soundKeys } from "#evidence/keys/public-keys.ts";
import { compareLeaves } from "./compare-leaves.ts";
import { readCheckpoints } from "./read-checkpoints.ts";
import { readRestores } from "./restores.ts";
import { faultsOfUnsealed } from "./unsealed.ts";

export interface EvidenceVerification {
  checkpoints: number;
  leaves: number;
  /** One sentence for each thing that is not as it was sealed. */
  findings: string[];
  /** What the shop itself signed that it took back. */
  remarks: string[];
}

/**
 * Compares the database with every checkpoint of a directory: what was cut off, rewritten, or put back to an earlier state is named.
 * The keys are those that the directory lists, as far as the fingerprints that are given name them.
 */
export function verifyEvidence(
  url: string,
  dir: string,
  fingerprints: readonly string[],
): Promise<EvidenceVerification> {
  return withReader(url, (client) => verifyWith(client, dir, fingerprints));
}

async function verifyWith(client: Client, dir: string, fingerprints: readonly string[]): Promise<EvidenceVerification> {
  const directory = openDirectory(dir);
  const keys = soundKeys(await readPublicKeys(dir));
  const verification: EvidenceVerification = { checkpoints: 0, leaves: 0, findings: [], remarks: [] };
  const { findings, remarks } = verification;
  const trusted = fingerprints.length === 0 ? keys : keys.filter(({ id }) => fingerprints.includes(id));
  const restores = await readRestores(directory, trusted);
  const newest = await readCheckpoints(directory, trusted, {
    onFault: (sentence) => findings.push(sentence),
    onLeaves: async (checkpoint, leaves) => {
      verification.leaves += leaves.length;
      findings.push(...(await inSnapshot(client, () => compareLeaves(client, checkpoint, leaves, restores))));
    },
  });
  verification.checkpoints = newest?.checkpoint.number ?? 0;
  if (newest !== null) findings.push(...(await inSnapshot(client, () => faultsOfUnsealed(client, newest.leafHash))));
  const known = await newestNumber(client);
  if (known > verification.checkpoints)
    findings.push(
      `The directory ends with checkpoint ${verification.checkpoints}, and the shop made ${known}: files were lost or removed.`,
    );
  if (known < verification.checkpoints)
    findings.push(
      `The database knows ${known} checkpoints of ${verification.checkpoints}: it was put back to an earlier state.`,
    );
  remarks.push(
    ...restores.checkpoints.map(({ number, at }) => `A backup was brought back before checkpoint ${number} of ${at}.`),
  );
  return verification;
}
