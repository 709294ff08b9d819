import { t } from "#i18n/i18n.ts";

/** What the tab of the sign-in says, as the server writes it and as the program goes on: who has it among tabs looks for the shop's schemes. */
export function signInTabTitle(): string {
  return t("Gold savings schemes");
}
