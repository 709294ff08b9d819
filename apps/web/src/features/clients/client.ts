import type { getClient } from "@thangam/contracts/clients/list-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";

export type Client = OutputOf<typeof getClient>;
