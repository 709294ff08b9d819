import type { listApplications } from "@thangam/contracts/applications/decide-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";

export type ClientApplication = OutputOf<typeof listApplications>["rows"][number];
