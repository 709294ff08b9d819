import { t } from "#i18n/i18n.ts";

/** What the tab of the sign-in says, as the server writes it and as the program goes on: who has it among tabs looks for the shop's schemes. */
export function signInTabTitle(): string {
  return t("Gold savings schemes");
}

/** What stands below the heading of the sign-in, for who came to it on the way elsewhere, or not. */
export function signInLead(isOnTheWay: boolean): string {
  return isOnTheWay ? t("Please sign in to go on.") : t("Sign in to your savings books.");
}
