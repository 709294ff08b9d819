import type { approvalScopes, ApprovalState, approvalViews, gatewayWords } from "@thangam/contracts/approvals/schemas";
import type { ApprovalKind } from "@thangam/contracts/kernel/approval-kinds";
import { labelOf, t } from "#i18n/i18n.ts";

/** What each kind of danger is called. */
export function kindLabels(): Readonly<Record<ApprovalKind, string>> {
  return {
    paid_months: t("Months paid elsewhere"),
    weight: t("Another weight than computed"),
    refund: t("Refund"),
    typed_number: t("Payment on a typed number"),
    gold_rate: t("Gold rate"),
    settlement: labelOf("Settlement"),
    reopen_day: t("Reopening of a day"),
    rights: t("Rights"),
    identity: t("E-mail or mobile number"),
    import: t("Import"),
    benefits: t("Benefits of a scheme"),
    move: t("Payment moved to another book"),
    bank_day: t("Day on which the bank credited a payment"),
    cheque: t("Cheque paid by the bank or bounced"),
    account_entry: labelOf("Account entry"),
    variance: t("Counted difference"),
    approval_settings: t("Settings that guard money"),
  };
}

export function stateLabels(): Readonly<Record<ApprovalState, string>> {
  return {
    waiting: t("Waiting"),
    approved: t("Approved and done"),
    refused: t("Refused"),
    cancelled: t("Taken back"),
    expired: t("Expired"),
    failed: t("Approved, but not possible"),
    told: t("Done at once"),
  };
}

export function gatewayWordLabels(): Readonly<Record<(typeof gatewayWords)[number], string>> {
  return {
    confirmed: t("It has the money"),
    not_found: t("It does not have the money"),
    not_asked: t("It was not asked yet"),
  };
}

export function viewLabels(): Readonly<Record<(typeof approvalViews)[number], string>> {
  return { queue: t("To be decided"), mine: t("My requests"), all: t("All") };
}

export function scopeLabels(): Readonly<Record<(typeof approvalScopes)[number], string>> {
  return {
    employees: t("Employees wait for an Admin"),
    alone: t("A shop of one: an Admin's own waits for a while"),
    everyone: t("Everybody waits for somebody else"),
  };
}

/** Further facts of a request, by the names that the server gives them. */
export function factLabel(name: string): string {
  switch (name) {
    case "client":
      return t("Client");
    case "instalment":
      return t("Instalment");
    case "scheme":
      return t("Scheme");
    case "each":
      return t("Each month");
    case "rows":
      return t("Rows");
    case "matures":
      return t("Matures on");
    case "gold":
      return t("Gold");
    case "bonus":
      return t("Bonus");
    case "bankDay":
      return t("Credited by the bank on");
    case "startedOn":
      return t("Started on");
    case "cheque":
      return t("Cheque number");
    case "together":
      return t("Together with what was counted before");
    case "settledBefore":
      return t("Settled before for the same client, mobile number or identity paper");
    case "paidBack":
      return t("Paid back by this method and not yet debited");
    case "settlements":
      return labelOf("Gateway settlement");
    case "fromBank":
      return t("Taken from the bank");
    case "unknownTaken":
      return t("Taken by lines that the books do not know of");
    case "highFees":
      return t("Fees and tax of lines with a high fee");
    case "looksLike":
      return t("Looks like the number of another payment");
    case "referenceLike":
      return t("Looks like the bill or voucher of another book");
    case "day":
      return t("Day");
    case "method":
      return t("Payment Mode");
    case "confirmed":
      return t("Confirmed by");
    case "paper":
      return t("Identity paper");
    case "paperEnd":
      return t("Last four characters of its number");
    case "handedTo":
      return t("Handed over to");
    case "contactChanged":
      return t("E-mail or mobile number changed on");
    case "account":
      return t("Account");
    case "email":
      return t("Email");
    default:
      return name;
  }
}
