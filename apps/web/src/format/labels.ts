import { t } from "#i18n/i18n.ts";

/** What the contracts call a role, a state, a gender or a way to pay, as people read it. */
export function labelOf(word: string): string {
  const words: Record<string, string> = {
    Admin: t("Admin"),
    Employee: t("Employee"),
    Customer: t("Customer"),
    Male: t("Male"),
    Female: t("Female"),
    Others: t("Others"),
    // People
    Active: t("Active"),
    Inactive: t("Inactive"),
    Disabled: t("Disabled"),
    // Books and payments
    Pending: t("Pending"),
    Approved: t("Approved"),
    Rejected: t("Rejected"),
    Closed: t("Closed"),
    Settled: t("Settled"),
    "Jewellery bill": t("Jewellery bill"),
    Voucher: t("Voucher"),
    Refund: t("Refund"),
    "Successfully Transfer": t("Successfully Transfer"),
    "Payment Approved": t("Payment Approved"),
    Failed: t("Failed"),
    Refunded: t("Refunded"),
    // Instalments
    Paid: t("Paid"),
    Due: t("Due"),
    Overdue: t("Overdue"),
    "To come": t("To come"),
    "Not paid": t("Not paid"),
    // Payments of closed books
    Open: t("Open"),
    Resolved: t("Resolved"),
    "Money returned": t("Money returned"),
    "No money came": t("No money came"),
    "Book reopened": t("Book reopened"),
    "Returned through the gateway": t("Returned through the gateway"),
    "Kept as an instalment": t("Kept as an instalment"),
    "Not sent": t("Not sent"),
    "Sent back": t("Sent back"),
    "Paid another way": t("Paid another way"),
    // Messages
    Waiting: t("Waiting"),
    Delivered: t("Delivered"),
    "Given up": t("Given up"),
    Monthly: t("Monthly"),
    Daily: t("Daily"),
    // Ways to pay
    Cash: t("Cash"),
    Card: t("Card"),
    UPI: t("UPI"),
    Cheque: t("Cheque"),
    Bank: t("Bank"),
    Online: t("Online"),
  };
  return words[word] ?? word;
}
