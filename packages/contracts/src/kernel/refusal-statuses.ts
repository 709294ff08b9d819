import { refusals as accounts } from "#accounts/refusals.ts";
import { refusals as applications } from "#applications/refusals.ts";
import { refusals as approvals } from "#approvals/refusals.ts";
import { refusals as books } from "#books/refusals.ts";
import { refusals as branches } from "#branches/refusals.ts";
import { refusals as clients } from "#clients/refusals.ts";
import { refusals as customers } from "#customers/refusals.ts";
import { refusals as days } from "#days/refusals.ts";
import { refusals as dues } from "#dues/refusals.ts";
import { refusals as evidence } from "#evidence/refusals.ts";
import { refusals as imports } from "#imports/refusals.ts";
import { refusals as menu } from "#menu/refusals.ts";
import { refusals as messages } from "#messages/refusals.ts";
import { refusals as payments } from "#payments/refusals.ts";
import { refusals as rates } from "#rates/refusals.ts";
import { refusals as receipts } from "#receipts/refusals.ts";
import { refusals as reports } from "#reports/refusals.ts";
import { refusals as schemes } from "#schemes/refusals.ts";
import { refusals as session } from "#session/refusals.ts";
import { refusals as settings } from "#settings/refusals.ts";
import { refusals as setup } from "#setup/refusals.ts";
import { refusals as users } from "#users/refusals.ts";
import { refusals as kernel } from "./refusals.ts";
import type { RefusalCode, RefusalStatus } from "./refusals.ts";

/** The HTTP status of every refusal, by its code. A refusal without one does not compile. */
export const statusByRefusal: Readonly<Record<RefusalCode, RefusalStatus>> = {
  ...kernel,
  ...accounts,
  ...applications,
  ...approvals,
  ...books,
  ...branches,
  ...clients,
  ...customers,
  ...days,
  ...dues,
  ...evidence,
  ...imports,
  ...menu,
  ...messages,
  ...payments,
  ...rates,
  ...receipts,
  ...reports,
  ...schemes,
  ...session,
  ...settings,
  ...setup,
  ...users,
};
