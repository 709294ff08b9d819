import { evidenceMail } from "./evidence-mail.ts";
import { paymentMail } from "./payment-mail.ts";
import { requestMail } from "./request-mail.ts";
import { settlementMail } from "./settlement-mail.ts";
import { signInMail } from "./sign-in-mail.ts";

/** What is written by mail and SMS, in English. */
export const mail = {
  dear: "Dear {name},",
  /** In the place of a name that is an address or a telephone number. */
  unnamed: "customer",
  rupees: "Rs {amount}",
  instalment: "Instalment {first}.",
  instalments: "Instalments {first} to {last}.",
  gold: "Gold credited: {weight} g.",
  receipt: "Receipt {receipt} (an advance, not a tax invoice) is attached.",
  receiptFollows: "follows",
  reason: "Reason: {reason}",
  goldWeight: "{weight} g of gold",
  goldAndBonus: "{weight} g + {bonus}",
  settledByBill: "It went on your jewellery bill {reference}.",
  settledByVoucher: "You have it on the voucher {reference}.",
  settledByRefund: "The money was given back to you, without a bonus.",
  givenByBill: "on bill {reference}",
  givenByVoucher: "on voucher {reference}",
  givenByCoin: "as gold coin {reference}",
  givenByRefund: "paid back by {mode}",
  settledBonus: "Your bonus in it: {bonus}.",
  dueSoon: "{book} ({scheme}): {amount} is due on {day}.",
  dueToday: "{book} ({scheme}): {amount} is due today, {day}.",
  overdue: "{book} ({scheme}): {amount} is not paid yet. It was due on {day}.",
  maturesSoon: "{book} ({scheme}) matures on {day}.",
  maturesToday: "{book} ({scheme}) matures today, {day}. The shop is glad to help you choose your jewellery.",
  matured: "{book} ({scheme}) matured on {day}. The shop is glad to help you choose your jewellery.",
  reminderEnd:
    "If you have paid in the meantime, thank you: you need not do anything. You can switch reminders off in your profile in the portal.",
  /** On a locked telephone, where anybody may read it. */
  pushPayment: "There is news of a payment. Open the portal to read it.",
  pushBook: "There is news of your savings book. Open the portal to read it.",
  pushRequest: "There is an answer to your request. Open the portal to read it.",
  pushReminder: "A reminder of your savings waits for you. Open the portal to read it.",
  messages: {
    ...paymentMail,
    book_opened: {
      subject: "Your savings book {book}",
      mail: [
        "Your book {book} ({scheme}) is open: {count} instalments, {amount} each.",
        "Sign in to the portal to see it and to pay.",
      ],
      sms: "your jewel savings book {book} is open. Thank you.",
    },
    book_closed: {
      subject: "Book {book} closed",
      mail: [
        "Your book {book} ({scheme}) is closed and takes no more payments.",
        "If this is a mistake, please call the shop.",
      ],
      smsInstead: "your jewel savings book {book} is closed. If this is a mistake, please call the shop.",
    },
    book_reopened: {
      subject: "Book {book} open again",
      mail: ["Your book {book} ({scheme}) is open again and takes payments."],
      smsInstead: "your jewel savings book {book} is open again and takes payments.",
    },
    ...settlementMail,
    settlement_code: {
      subject: "Your code to settle book {book}",
      mail: [
        "The shop is about to settle your book {book} ({scheme}) for good. You get {settled}, {given}.",
        "Tell the shop this code only if you agree. Your code is: {secret}",
        "It is good for 10 minutes, and for this alone. If you are not at the shop, tell it to nobody and call the shop.",
      ],
      sms: "{secret} is your code to settle savings book {book} at {shop}: {settled}, {given}. Tell the shop only if you agree.",
    },
    client_welcome: {
      subject: "Welcome to our jewel savings schemes",
      mail: [
        "Welcome to our jewel savings schemes.",
        "You can now see your books and pay in the portal. Sign in with your e-mail {email}.",
        "Your first password is the mobile number you gave us. It is good for 7 days, and you choose your own when you first sign in.",
      ],
      sms: "your online payment request for the jewel savings scheme is approved. You can pay in the portal.",
    },
    client_enrolled: {
      subject: "Welcome to our jewel savings schemes",
      mail: [
        "Welcome to our jewel savings schemes.",
        "Your books are in the portal. Sign in with your e-mail {email}.",
      ],
      sms: "your request for the jewel savings scheme is approved. You can pay online in the portal.",
      smsInstead:
        "your request for the jewel savings scheme is approved. Sign in with this mobile number and a code by SMS, to see your book and to pay: {portal}",
    },
    account_welcome: {
      subject: "Welcome to our jewel savings portal",
      mail: [
        "You can now sign in to the portal with your e-mail {email}.",
        "Your temporary password is: {secret}",
        "It is good for 7 days, and you choose your own when you sign in with it.",
      ],
    },
    account_reminder: {
      subject: "Welcome to our jewel savings portal",
      mail: [
        "You can sign in to the portal with your e-mail {email}.",
        'If you do not have a password at hand, choose "Forgot your password" where you sign in.',
      ],
    },
    temporary_password: {
      subject: "Your temporary password",
      mail: [
        "The shop has given you a new password for the portal. Your temporary password is: {secret}",
        "It is good for 7 days, and you choose your own when you sign in with it.",
      ],
    },
    recovery_code: {
      subject: "Your verification OTP",
      mail: [
        "Your verification OTP is: {secret}",
        "It is good for 10 minutes. Nobody from the shop will ever ask you for it.",
        "If you did not ask for it, you need not do anything: your password stays as it is.",
      ],
    },
    password_changed: {
      subject: "Your password was changed",
      mail: [
        "The password of your sign-in to the portal was changed, and you were signed out everywhere else.",
        "If this was not you, please call the shop at once.",
      ],
    },
    ...signInMail,
    ...evidenceMail,
    ...requestMail,
    reminder_due: {
      subject: "A payment is due: {book}",
      mail: ["A reminder of your jewel savings:"],
      sms: "{amount} for book {book}, due on {day}. If it is paid already, thank you.",
    },
    reminder_matures: {
      subject: "Your savings mature: {book}",
      mail: ["Your jewel savings are near their end:"],
      sms: "your jewel savings book {book} matures on {day}. Please visit the shop.",
    },
    approval_delayed: {
      subject: "Something takes effect soon in your portal",
      mail: [
        "Something was asked for in the portal in the name of the shop's Admin that nobody else confirms. It takes effect by itself after the delay that the shop has set.",
        "If it was not you, cancel it now: sign in to the portal with your e-mail {email} and open Approvals. Then change your password.",
      ],
    },
    bank_unconfirmed: {
      subject: "The bank's statement does not show {entries} entries yet",
      mail: [
        "Entries to or from the bank (cash, cheques and lines of its statement) were recorded in the portal since {day}, and no balance of the bank's statement confirms them in the days that your shop gives the bank: {entries} in all, {amount} together.",
        "Compare them with the statement: sign in to the portal with your e-mail {email}, open Cash and Bank, and record the balance. What is not on the statement never reached the bank.",
      ],
    },
    receipts_unconfirmed: {
      subject: "The bank has not confirmed {amount} that customers paid",
      mail: [
        "Customers paid by card, UPI, bank transfer or cheque until {day}, as the portal has it, and no line of the bank's statement confirms {amount} of that in the days that your shop gives the bank.",
        "Look for this money on the statement: sign in to the portal with your e-mail {email}, open Cash and Bank, and record the lines that came. A payment that was recorded and never made shows in no other way.",
      ],
    },
    receipts_left_over: {
      subject: "{amount} that customers paid stays left over",
      mail: [
        "Customers paid by UPI or bank transfer, as the portal has it. By {day} the bank's statement brought what may be expected of it, and {amount} stayed left over for some days.",
        "A payment that was recorded and never made looks like this, also when the money of others comes every day. Sign in to the portal with your e-mail {email}, open Cash and Bank, and look for the payments listed there on the statement.",
      ],
    },
    safe_uncounted: {
      subject: "{amount} lies in the drawer and the safe and nobody else has counted it",
      mail: [
        "By the books there is {amount} in the drawer and the safe. Some of it has lain there since {day}. No Admin has counted it since, nor has another hand than those that keep it: who closes days, brings cash out of the safe, or counts it time after time.",
        "Count it: sign in to the portal with your e-mail {email}, open Cash and Bank, and record the count of the safe; whoever closes a day counts the drawer. Cash that is long gone shows in no other way.",
      ],
    },
  },
};
