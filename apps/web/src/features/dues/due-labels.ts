import type { contactKinds, dueAges, historyKinds, promiseFilters } from "@thangam/contracts/dues/schemas";
import { day } from "#format/dates.ts";
import { t } from "#i18n/i18n.ts";

export type Age = (typeof dueAges)[number];
export type PromiseFilter = (typeof promiseFilters)[number];
export type ContactKind = (typeof contactKinds)[number];

/** What is to be noted about some books. */
export interface Contacting {
  kind: ContactKind;
  bookIds: readonly bigint[];
  /** Whose books these are. */
  about: string;
}

export function ageLabel(age: Age): string {
  return { "1-7": t("1 to 7 days"), "8-30": t("8 to 30 days"), "31": t("Over 30 days") }[age];
}

/** Of which age an instalment is, for its colour; its days stand beside it. */
export function ageOf(daysOverdue: number): Age {
  if (daysOverdue <= 7) return "1-7";
  return daysOverdue <= 30 ? "8-30" : "31";
}

export function promiseFilterLabel(promise: PromiseFilter): string {
  return {
    today: t("Promised today"),
    passed: t("Promise passed"),
    promised: t("Promised later"),
    none: t("Not reached"),
  }[promise];
}

export function historyLabel(kind: (typeof historyKinds)[number]): string {
  return {
    Call: t("Call"),
    Visit: t("Visit"),
    Note: t("Note"),
    Promise: t("Promise"),
    Reminder: t("Reminder"),
  }[kind];
}

/** "Call, 14-11"; of somebody whom nobody has reached yet, that. */
export function lastContact(kind: (typeof historyKinds)[number] | null, on: string | null): string {
  if (kind === null || on === null) return t("None yet");
  return `${historyLabel(kind)}, ${shortDay(on)}`;
}

/** "14-11" */
export function shortDay(on: string): string {
  return day(on).slice(0, 5);
}
