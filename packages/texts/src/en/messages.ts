/**
 * What a person reads, in English: one file for each noun. Sentences quoted from the shop's own handbook are kept letter
 * for letter, their spelling included: staff know them by heart.
 */
import * as common from "./messages/common.ts";
import * as accounts from "./messages/accounts.ts";
import * as applications from "./messages/applications.ts";
import * as approvals from "./messages/approvals.ts";
import * as books from "./messages/books.ts";
import * as branches from "./messages/branches.ts";
import * as clients from "./messages/clients.ts";
import * as customers from "./messages/customers.ts";
import * as days from "./messages/days.ts";
import * as dues from "./messages/dues.ts";
import * as evidence from "./messages/evidence.ts";
import * as imports from "./messages/imports.ts";
import * as menu from "./messages/menu.ts";
import * as messageLog from "./messages/messages.ts";
import * as payments from "./messages/payments.ts";
import * as rates from "./messages/rates.ts";
import * as receipts from "./messages/receipts.ts";
import * as reports from "./messages/reports.ts";
import * as schemes from "./messages/schemes.ts";
import * as session from "./messages/session.ts";
import * as settings from "./messages/settings.ts";
import * as setup from "./messages/setup.ts";
import * as users from "./messages/users.ts";

/** What is wrong with a field of an input. */
export const validation = {
  ...common.validation,
  ...accounts.validation,
  ...applications.validation,
  ...approvals.validation,
  ...books.validation,
  ...branches.validation,
  ...clients.validation,
  ...customers.validation,
  ...days.validation,
  ...dues.validation,
  ...evidence.validation,
  ...imports.validation,
  ...menu.validation,
  ...messageLog.validation,
  ...payments.validation,
  ...rates.validation,
  ...receipts.validation,
  ...reports.validation,
  ...schemes.validation,
  ...session.validation,
  ...settings.validation,
  ...users.validation,
} as const;

const refusals = {
  ...common.refusals,
  ...accounts.refusals,
  ...applications.refusals,
  ...approvals.refusals,
  ...books.refusals,
  ...branches.refusals,
  ...clients.refusals,
  ...customers.refusals,
  ...days.refusals,
  ...dues.refusals,
  ...evidence.refusals,
  ...imports.refusals,
  ...menu.refusals,
  ...messageLog.refusals,
  ...payments.refusals,
  ...rates.refusals,
  ...receipts.refusals,
  ...reports.refusals,
  ...schemes.refusals,
  ...session.refusals,
  ...settings.refusals,
  ...setup.refusals,
  ...users.refusals,
} as const;

/** What the screens say when something succeeded, or before it is done. */
export const notices = {
  ...applications.notices,
  ...books.notices,
  ...clients.notices,
  ...customers.notices,
  ...payments.notices,
  ...rates.notices,
  ...session.notices,
  ...users.notices,
} as const;

export type ValidationCode = keyof typeof validation;
export type SystemCode = keyof typeof common.system;
export type RefusalTextCode = keyof typeof refusals;
export type NoticeCode = keyof typeof notices;
export type MessageCode = ValidationCode | RefusalTextCode | SystemCode;

export const messages: Record<MessageCode | NoticeCode, string> = {
  ...validation,
  ...common.system,
  ...refusals,
  ...notices,
};
