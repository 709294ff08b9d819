import type { listDues } from "@thangam/contracts/dues/operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";

export type Due = OutputOf<typeof listDues>["rows"][number];
export type DueTotals = OutputOf<typeof listDues>["totals"];
