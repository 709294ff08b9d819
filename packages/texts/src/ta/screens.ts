import type { ScreenTexts } from "#shape.ts";
import { applications } from "./screens/applications.ts";
import { approvals } from "./screens/approvals.ts";
import { audit } from "./screens/audit.ts";
import { books } from "./screens/books.ts";
import { clients } from "./screens/clients.ts";
import { common } from "./screens/common.ts";
import { customers } from "./screens/customers.ts";
import { days } from "./screens/days.ts";
import { evidence } from "./screens/evidence.ts";
import { frame } from "./screens/frame.ts";
import { messages } from "./screens/messages.ts";
import { payments } from "./screens/payments.ts";
import { rates } from "./screens/rates.ts";
import { receipts } from "./screens/receipts.ts";
import { reports } from "./screens/reports.ts";
import { savings } from "./screens/savings.ts";
import { schemes } from "./screens/schemes.ts";
import { session } from "./screens/session.ts";
import { settings } from "./screens/settings.ts";
import { setup } from "./screens/setup.ts";
import { terms } from "./screens/terms.ts";
import { titles } from "./screens/titles.ts";
import { help } from "./screens/help.ts";
import { lists } from "./screens/lists.ts";
import { shell } from "./screens/shell.ts";

/** What the screens say in Tamil, by the English sentence. */
export const screens: ScreenTexts = {
  ...shell,
  ...lists,
  ...applications,
  ...approvals,
  ...audit,
  ...books,
  ...clients,
  ...common,
  ...customers,
  ...days,
  ...evidence,
  ...frame,
  ...help,
  ...messages,
  ...payments,
  ...rates,
  ...receipts,
  ...reports,
  ...savings,
  ...schemes,
  ...session,
  ...settings,
  ...setup,
  ...terms,
  ...titles,
};
