import { accounts } from "./screens/accounts.ts";
import { advice } from "./screens/advice.ts";
import { applications } from "./screens/applications.ts";
import { approvals } from "./screens/approvals.ts";
import { audit } from "./screens/audit.ts";
import { books } from "./screens/books.ts";
import { branches } from "./screens/branches.ts";
import { clients } from "./screens/clients.ts";
import { common } from "./screens/common.ts";
import { customers } from "./screens/customers.ts";
import { days } from "./screens/days.ts";
import { dues } from "./screens/dues.ts";
import { evidence } from "./screens/evidence.ts";
import { exceptions } from "./screens/exceptions.ts";
import { frame } from "./screens/frame.ts";
import { help } from "./screens/help.ts";
import { imports } from "./screens/imports.ts";
import { lists } from "./screens/lists.ts";
import { maker } from "./screens/maker.ts";
import { menu } from "./screens/menu.ts";
import { messages } from "./screens/messages.ts";
import { payments } from "./screens/payments.ts";
import { rates } from "./screens/rates.ts";
import { receipts } from "./screens/receipts.ts";
import { reports } from "./screens/reports.ts";
import { savings } from "./screens/savings.ts";
import { schemes } from "./screens/schemes.ts";
import { session } from "./screens/session.ts";
import { settings } from "./screens/settings.ts";
import { settlements } from "./screens/settlements.ts";
import { setup } from "./screens/setup.ts";
import { shell } from "./screens/shell.ts";
import { site } from "./screens/site.ts";
import { terms } from "./screens/terms.ts";
import { titles } from "./screens/titles.ts";
import { users } from "./screens/users.ts";

/** What the screens say, in English, noun by noun: `pnpm --filter @thangam/web extract` writes these lists. */
export const screens = [
  ...accounts,
  ...advice,
  ...applications,
  ...approvals,
  ...audit,
  ...books,
  ...branches,
  ...clients,
  ...common,
  ...customers,
  ...days,
  ...dues,
  ...evidence,
  ...exceptions,
  ...frame,
  ...help,
  ...imports,
  ...lists,
  ...maker,
  ...menu,
  ...messages,
  ...payments,
  ...rates,
  ...receipts,
  ...reports,
  ...savings,
  ...schemes,
  ...session,
  ...settings,
  ...settlements,
  ...setup,
  ...shell,
  ...site,
  ...terms,
  ...titles,
  ...users,
] as const;
