import { t } from "#i18n/i18n.ts";

/** What the contracts call a role, a status or a gender, as people read it. */
export function wordOf(word: string): string {
  const words: Record<string, string> = {
    Admin: t("Admin"),
    Employee: t("Employee"),
    Customer: t("Customer"),
    Active: t("Active"),
    Inactive: t("Inactive"),
    Disabled: t("Disabled"),
    Male: t("Male"),
    Female: t("Female"),
    Others: t("Others"),
  };
  return words[word] ?? word;
}
