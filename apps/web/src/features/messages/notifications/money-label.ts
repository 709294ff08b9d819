import { paths } from "#app/paths.ts";
import { t } from "#i18n/i18n.ts";

export interface NotificationLabel {
  title: string;
  /** The screen where it is handled. */
  to: string;
}

type MoneyTask =
  | "bank_overdue"
  | "receipts_unconfirmed"
  | "receipts_left_over"
  | "settlement_lines_open"
  | "safe_uncounted"
  | "safe_counted";

/** The text and the screen of what the bank's statement does not show in time, and of the safe. */
export function moneyLabel(kind: MoneyTask, count: number): NotificationLabel {
  switch (kind) {
    case "receipts_left_over":
      return { title: t("Customers' money stays left over at the bank"), to: paths.cashAndBank };
    case "safe_uncounted":
      return { title: t("Cash lies in the drawer or the safe and nobody else has counted it"), to: paths.cashAndBank };
    case "safe_counted":
      return {
        title: t("{count, plural, one {Somebody counted the safe} other {The safe was counted # times}}", { count }),
        to: paths.cashAndBank,
      };
    case "settlement_lines_open":
      return {
        title: t(
          "{count, plural, one {# line of the gateway's settlements waits for a decision} other {# lines of the gateway's settlements wait for a decision}}",
          { count },
        ),
        to: `${paths.settlementLines}?state=To+decide`,
      };
    case "bank_overdue":
      return {
        title: t(
          "{count, plural, one {# entry is overdue on the bank's statement} other {# entries are overdue on the bank's statement}}",
          { count },
        ),
        to: paths.cashAndBank,
      };
    case "receipts_unconfirmed":
      return {
        title: t(
          "{count, plural, one {Money of customers by # payment method is not confirmed by the bank} other {Money of customers by # payment methods is not confirmed by the bank}}",
          { count },
        ),
        to: paths.cashAndBank,
      };
  }
}
