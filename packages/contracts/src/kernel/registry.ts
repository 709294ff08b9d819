import * as accounts from "#accounts/operations.ts";
import * as applications from "#applications/operations.ts";
import * as approvals from "#approvals/operations.ts";
import * as audit from "#audit/operations.ts";
import * as books from "#books/operations.ts";
import * as branches from "#branches/operations.ts";
import * as clients from "#clients/operations.ts";
import * as customers from "#customers/operations.ts";
import * as days from "#days/operations.ts";
import * as dues from "#dues/operations.ts";
import * as evidence from "#evidence/operations.ts";
import * as imports from "#imports/operations.ts";
import * as menu from "#menu/operations.ts";
import * as messages from "#messages/operations.ts";
import * as payments from "#payments/operations.ts";
import * as rates from "#rates/operations.ts";
import * as receipts from "#receipts/operations.ts";
import * as reports from "#reports/operations.ts";
import * as schemes from "#schemes/operations.ts";
import * as session from "#session/operations.ts";
import * as settings from "#settings/operations.ts";
import * as setup from "#setup/operations.ts";
import * as users from "#users/operations.ts";
import type { Operation } from "./operation.ts";

/** Every operation, by our name. Each noun's `operations.ts` exports its operations and nothing else. */
export const operations = {
  ...session,
  ...setup,
  ...clients,
  ...books,
  ...branches,
  ...schemes,
  ...applications,
  ...payments,
  ...receipts,
  ...days,
  ...accounts,
  ...rates,
  ...reports,
  ...dues,
  ...users,
  ...customers,
  ...messages,
  ...imports,
  ...menu,
  ...settings,
  ...audit,
  ...approvals,
  ...evidence,
} as const satisfies Readonly<Record<string, Operation>>;

export type Operations = typeof operations;
export type OperationName = keyof Operations;
