import type { Messages } from "#shape.ts";
import { common } from "./messages/common.ts";
import { accounts } from "./messages/accounts.ts";
import { applications } from "./messages/applications.ts";
import { approvals } from "./messages/approvals.ts";
import { books } from "./messages/books.ts";
import { branches } from "./messages/branches.ts";
import { clients } from "./messages/clients.ts";
import { customers } from "./messages/customers.ts";
import { days } from "./messages/days.ts";
import { dues } from "./messages/dues.ts";
import { evidence } from "./messages/evidence.ts";
import { imports } from "./messages/imports.ts";
import { menu } from "./messages/menu.ts";
import { messages as messageLog } from "./messages/messages.ts";
import { payments } from "./messages/payments.ts";
import { rates } from "./messages/rates.ts";
import { receipts } from "./messages/receipts.ts";
import { reports } from "./messages/reports.ts";
import { schemes } from "./messages/schemes.ts";
import { session } from "./messages/session.ts";
import { settings } from "./messages/settings.ts";
import { setup } from "./messages/setup.ts";
import { users } from "./messages/users.ts";

/** What a person reads, in Hindi. */
export const messages: Messages = {
  ...common,
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
  ...messageLog,
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
