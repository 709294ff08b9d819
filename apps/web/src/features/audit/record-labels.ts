import { t } from "#i18n/i18n.ts";

/** The labels of record types, by the name that an audit entry stores. */
export function recordTypeLabels(): Map<string, string> {
  return new Map([
    ["user", t("Person")],
    ["session", t("Sign-in")],
    ["request", t("Request")],
    ["client", t("Client")],
    ["book", t("Book")],
    ["payment", t("Payment")],
    ["business_day", t("Day")],
    ["scheme", t("Scheme")],
    ["import", t("Import")],
    ["gold_rate", t("Gold rate")],
    ["settings", t("Settings")],
    ["menu", t("Menu")],
    ["message", t("Message")],
    ["designation", t("Designation")],
  ]);
}

/** "user", "12" → "Person 12"; the long id of a sign-in is cut. */
export function recordLabel(type: string, id: string): string {
  return `${recordTypeLabels().get(type) ?? type} ${id.length > 12 ? `${id.slice(0, 8)}…` : id}`;
}
