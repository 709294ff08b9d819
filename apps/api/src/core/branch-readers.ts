import type { BranchRecord } from "@thangam/contracts/kernel/branch-rules";
import type { Reader, Transaction } from "#platform/database/db.ts";

/** How an input names a record that is of a branch. */
export type BranchReference = bigint | string | number;

/** For each kind of record, the branches it is of: none for what is everybody's, null for a record that does not exist. */
export type BranchReaders = {
  readonly [Kind in BranchRecord]: (db: Reader, reference: BranchReference) => Promise<readonly number[] | null>;
} & {
  /** Keeps every book in its branch until the transaction ends. */
  readonly keep: (tx: Transaction) => Promise<void>;
};
