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
    second_factor: t("Second step of somebody reset"),
    nominee: t("Nominee of a book"),
    import: t("Import"),
    benefits: t("Benefits of a scheme"),
    move: t("Payment moved to another book"),
    bank_day: t("Day on which the bank credited a payment"),
    cheque: t("Cheque paid by the bank or bounced"),
    account_entry: labelOf("Account entry"),
    variance: t("Counted difference"),
    holidays: t("Holidays"),
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
    under_way: t("Somebody is trying to pay"),
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

/** Further facts of a request, by the names that the server gives them, in the order in which people ask for them. */
export function sortedFacts(facts: Readonly<Record<string, string>>): [name: string, value: string][] {
  const order = Object.keys(factLabels());
  const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  // A book in rupees saved no gold.
  const said = Object.entries(facts).filter(([name, value]) => name !== "gold" || Number(value) > 0);
  return said.toSorted(([one], [other]) => placeOf(one) - placeOf(other));
}

export function factLabel(name: string): string {
  return factLabels()[name] ?? name;
}

function factLabels(): Readonly<Record<string, string>> {
  return {
    client: t("Client"),
    email: t("Email"),
    receipt: t("Receipt"),
    scheme: t("Scheme"),
    instalment: t("Instalment"),
    each: t("Each month"),
    rows: t("Rows"),
    ways: t("Given as"),
    matures: t("Matures on"),
    gold: t("Gold"),
    bonus: t("Bonus"),
    bankDay: t("Credited by the bank on"),
    startedOn: t("Started on"),
    cheaperGold: t("Gold of this day is cheaper by"),
    addsMore: t("The scheme adds more for this day, by"),
    lessLate: t("Late instalments"),
    // The server says the payment method by its phrase.
    Cheque: t("Cheque number"),
    together: t("Together with what was counted before"),
    settledBefore: t("Settled before for the same client, mobile number, identity paper or signed name"),
    offBills: t("Taken off bills"),
    offAtMost: t("Taken off bills without pieces, at the most"),
    unseenDays: t("Changed before, and seen by nobody else"),
    gatewayPayment: t("Payment at the gateway"),
    gatewayRefund: t("Number of the refund at the gateway"),
    comparedWith: t("Compared with the rate"),
    paidBack: t("Paid back by this method and not yet debited"),
    settlements: labelOf("Gateway settlement"),
    fromBank: t("Taken from the bank"),
    unknownTaken: t("Taken by lines that the books do not know of"),
    highFees: t("Fees and tax of lines with a high fee"),
    looksLike: t("Looks like the number of another payment"),
    referenceLike: t("Looks like the bill or voucher of another book"),
    day: t("Day"),
    branch: t("Branch"),
    method: t("Payment Mode"),
    confirmed: t("Confirmed by"),
    paper: t("Identity paper"),
    paperEnd: t("Last four characters of its number"),
    handedTo: t("Handed over to"),
    contactChanged: t("E-mail or mobile number changed on"),
    account: t("Account"),
  };
}
