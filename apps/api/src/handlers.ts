import type { Operations } from "@thangam/contracts";
import { handlers as accounts } from "#features/accounts/index.ts";
import { handlers as applicationsApply } from "#features/applications/apply/index.ts";
import { handlers as applicationsDecide } from "#features/applications/decide/index.ts";
import { handlers as approvals } from "#features/approvals/index.ts";
import { handlers as approvalsSettings } from "#features/approvals/settings/index.ts";
import { handlers as audit } from "#features/audit/index.ts";
import { handlers as books, owners as booksOwners } from "#features/books/index.ts";
import { handlers as branches } from "#features/branches/index.ts";
import { handlers as clients } from "#features/clients/index.ts";
import { handlers as customers, owners as customersOwners } from "#features/customers/index.ts";
import { handlers as customersLookups } from "#features/customers/lookups/index.ts";
import { handlers as days } from "#features/days/index.ts";
import { handlers as dues } from "#features/dues/index.ts";
import { handlers as evidence } from "#features/evidence/index.ts";
import { handlers as imports } from "#features/imports/index.ts";
import { handlers as menu } from "#features/menu/index.ts";
import { handlers as messages } from "#features/messages/index.ts";
import { handlers as messagesNotifications } from "#features/messages/notifications/index.ts";
import { handlers as messagesPush } from "#features/messages/push/index.ts";
import { handlers as payments, owners as paymentsOwners } from "#features/payments/index.ts";
import { handlers as rates } from "#features/rates/index.ts";
import { handlers as receipts, owners as receiptsOwners } from "#features/receipts/index.ts";
import { handlers as reports } from "#features/reports/index.ts";
import { handlers as reportsLoyalty } from "#features/reports/loyalty/index.ts";
import { handlers as schemes } from "#features/schemes/index.ts";
import { handlers as session } from "#features/session/index.ts";
import { handlers as sessionFactors } from "#features/session/factors/index.ts";
import { handlers as sessionMobile } from "#features/session/mobile/index.ts";
import { handlers as sessionProfile } from "#features/session/profile/index.ts";
import { handlers as sessionRecovery } from "#features/session/recovery/index.ts";
import { handlers as settings } from "#features/settings/index.ts";
import { handlers as settingsCashLimits } from "#features/settings/cash-limits/index.ts";
import { handlers as settingsHolidays } from "#features/settings/holidays/index.ts";
import { handlers as settingsCounters } from "#features/settings/counters/index.ts";
import { handlers as settingsProfile } from "#features/settings/profile/index.ts";
import { handlers as setup } from "#features/setup/index.ts";
import { handlers as setupChecklist } from "#features/setup/checklist/index.ts";
import { handlers as users } from "#features/users/index.ts";
import type { HandlersOf } from "#kernel/handler.ts";
import type { OwnerReaders } from "#kernel/ownership.ts";

/** The handler of every operation. A missing handler does not compile. */
export const handlers: HandlersOf<Operations> = {
  ...accounts,
  ...applicationsApply,
  ...applicationsDecide,
  ...approvals,
  ...approvalsSettings,
  ...audit,
  ...books,
  ...branches,
  ...clients,
  ...customers,
  ...customersLookups,
  ...days,
  ...dues,
  ...evidence,
  ...imports,
  ...menu,
  ...messages,
  ...messagesNotifications,
  ...messagesPush,
  ...payments,
  ...rates,
  ...receipts,
  ...reports,
  ...reportsLoyalty,
  ...schemes,
  ...session,
  ...sessionFactors,
  ...sessionMobile,
  ...sessionProfile,
  ...sessionRecovery,
  ...settings,
  ...settingsHolidays,
  ...settingsCashLimits,
  ...settingsCounters,
  ...settingsProfile,
  ...setup,
  ...setupChecklist,
  ...users,
};

export { recordBranches as branchesOf } from "#features/branches/index.ts";

/** Whose each record is. A missing kind does not compile. */
export const owners: OwnerReaders = { ...booksOwners, ...customersOwners, ...paymentsOwners, ...receiptsOwners };
