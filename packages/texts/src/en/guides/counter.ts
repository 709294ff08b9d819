import type { Guide } from "#guide.ts";

/** Guides for whoever stands at the counter. */
export const counter = {
  takePayment: {
    title: "Take a payment",
    about: "From the next person in the queue to the receipt in their hand.",
    parts: [
      {
        heading: "The usual payment",
        pictures: {
          paymentBox:
            "The payment box with a book: what is due, the amount, the ways to pay, and what will be credited",
        },
        lines: [
          "Press p on any screen, or open {offlinePayment}. Type the book number, the last digits of the mobile number or words of the name, and press Enter: the first match is taken.",
          "Read the card before you take money: whose book it is, what is due, and what is wrong with it.",
          "The amount that is due stands there already. Choose another beside it, or type it.",
          "Choose {=Payment Mode} with the arrows, or with Alt and a digit. For a card, UPI, a transfer or a cheque, type the number of the bank, so that the same money is not entered twice.",
          "Look at {=Will be credited} and press Enter, or {=Save Payment Details}. Print the receipt; the box is ready for the next person.",
        ],
      },
      {
        heading: "What the card warns of",
        lines: [
          "Late: instalments are overdue. Ask for all that is due, or take what the client brings.",
          "Paid online and waiting: the client has paid on the phone. Do not take the same money again; see {>waitingMoney}.",
          "Closed: the book takes no money. An Admin can open it again, unless it is settled.",
          "No gold rate today: a book that saves gold needs it. An Admin sets it at {goldRate}.",
        ],
      },
      {
        heading: "Limits of cash",
        lines: [
          "Cash of one client in a day, and for one book in all, is limited. The sentence at the amount says what is left; take the rest in another way.",
          "A cheque may wait at {cheques} until the bank has paid it. Only then is it credited, and the receipt is sent.",
        ],
      },
    ],
  },
  findPerson: {
    title: "Find a client, even by a wrong number",
    about: "Numbers are misheard, and families share a phone. This finds the right book all the same.",
    parts: [
      {
        heading: "One box for everything",
        pictures: { searchBox: "The search box over a screen, with the clients and books that fit the typed letters" },
        lines: [
          "Ctrl+K searches clients, books, receipts, screens and guides from anywhere. Enter opens the first match, Ctrl+Enter takes a payment on it.",
          "A book number needs neither letters nor dash: 1013 finds GE-1013 as well.",
          "Of a mobile number the last digits will do. Words of a name may stand in any order.",
        ],
      },
      {
        heading: "Nothing fits, or somebody else does",
        lines: [
          "Type fewer digits, then the name, then the name of the relative who opened the book.",
          "Compare the name and the mobile number on the card with the passbook before you take money. All books of one person stand together.",
          "A wrong number on the box saves nothing: type the right one over it. After saving, see {>correctPayment}.",
          "Whose mobile number has changed is found by name at {viewClients}. An Admin changes the number there.",
        ],
      },
    ],
  },
  correctPayment: {
    title: "Correct a payment",
    about: "What to do when a saved payment has the wrong book, amount or method.",
    parts: [
      {
        heading: "In the first fifteen minutes",
        pictures: { correctPayment: "The dialog that corrects a payment just taken: to another book, or taken back" },
        lines: [
          "Under the last receipt on {offlinePayment} press {=Wrong? Correct it}.",
          "The wrong book: choose {=It belongs to another book} and name the right one. The money stays in the shop.",
          "Anything else: choose {=It is taken back}. The receipt becomes void; then take the payment again as it should be.",
          "Say what was wrong. Your words stay with the payment.",
        ],
      },
      {
        heading: "Later",
        lines: [
          "Open the payment at {transactions}: {=Move to another book} or {=Refund}, for whoever may do so.",
          "Cash that is paid back leaves today's drawer, and today's close counts it.",
          "Nothing is erased. The payment and its correction both stay in the day book.",
          "A correction that could harm the shop waits for a second person, see {>approvals}. Do not enter it twice.",
        ],
      },
    ],
  },
  reprint: {
    title: "Print a receipt again",
    about: "For a receipt that was lost, torn, or is wanted in another language.",
    parts: [
      {
        heading: "Find it and print it",
        pictures: { printedReceipt: "A receipt on the screen, with the choice of its language and of the paper" },
        lines: [
          "Type the number of the receipt into the search, or open the payment at {transactions}. Your own last payment stands at {offlinePayment} under {=Last receipt}.",
          "Choose {=Language of the receipt}, then {=Paper}: A5 for a usual printer, the roll for the small one at the counter.",
          "It is the same receipt with the same number. One that says void belongs to money that was moved or paid back.",
        ],
      },
      {
        heading: "The whole book on paper",
        lines: [
          "Open the client at {viewClients} and then the book: {=Passbook as PDF} has every payment.",
          "{=Statement with proof} adds a file by which anybody can check that nothing was altered.",
        ],
      },
    ],
  },
  dayClose: {
    title: "The drawer and the close of the day",
    about: "Count in the morning, count in the evening, and say what does not agree.",
    parts: [
      {
        heading: "In the morning",
        lines: [
          "Count what lies in the drawer. It is what stayed there at the last close; the day that was closed last shows it at {dayClose} under {=Stayed in the drawer}.",
          "Change that is fetched from the safe or the bank is recorded at {cashAndBank}, under {=Cash into the drawer}.",
        ],
      },
      {
        heading: "In the evening",
        pictures: { dayClose: "The table of the day close: each method with what is expected and what is counted" },
        lines: [
          "Open {dayClose}, count the cash by {=Notes and coins} and press {=Compare with the books}. What the books expect is shown after the count, unless you are an Admin or the shop wants it otherwise.",
          "Each method then has what the books expect beside what was counted. Press {=Agrees} at card, UPI and transfer when the machine or the bank shows the same sum.",
          "Say what {=Stays in the drawer}. The rest goes to the safe or the bank.",
          "{=Close the day} closes it. Only an Admin opens it again.",
        ],
      },
      {
        heading: "There is a difference",
        lines: [
          "Count once more. Then look at {transactions} for a payment with the wrong method or amount, a refund in cash, or change that nobody recorded.",
          "If it stays, write what you know under {=Reason for the difference} and close the day as it was counted. A large difference waits for approval.",
          "Never put in or take out money to make it agree: a difference that is told is no fault of yours.",
        ],
      },
    ],
  },
} as const satisfies Readonly<Record<string, Guide>>;
