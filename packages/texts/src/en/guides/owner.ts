import type { Guide } from "#guide.ts";

/** Guides for whoever answers for the shop. */
export const owner = {
  ownerDay: {
    title: "The owner's morning",
    about: "Five minutes in which you see how the shop stands and what waits for you.",
    parts: [
      {
        heading: "In this order",
        pictures: { ownerDashboard: "The owner's dashboard: today, this month, what is overdue and what is owed" },
        lines: [
          "Set the rate of the day at {goldRate}, before the first payment on a book that saves gold.",
          "On {adminDashboard} compare today with the same weekday, and this month with the last one up to the same day.",
          "Work off the list of what is to be done: requests, payments to decide, approvals, books that mature.",
          "Open {dues} and see who is late and whose promise has passed.",
          "Look at yesterday's close at {dayClose}: who counted, and what differed.",
        ],
      },
      {
        heading: "What the figures are",
        lines: [
          "Overdue is what should have been paid by today. Owed is what the shop owes its savers, in rupees and in grams.",
          "Every figure leads to the list behind it, and every list can be saved as a file.",
        ],
      },
    ],
  },
  goldRate: {
    title: "Set the gold rate",
    about: "One rate for each purity and day. It gives the grams of every payment of that day.",
    parts: [
      {
        heading: "Every morning",
        pictures: { goldRate: "The dialog for the rate of the day, with a field for each purity" },
        lines: [
          "Open {goldRate} and press {=Update Gold Rate}. Type rupees for one gram of 22 carat, and of 24 and 18 carat where your schemes save such gold.",
          "Beside it stands how far it is from the last rate. What is far from it is typed twice, so that a missing digit does not slip through.",
          "Without a rate, books that save gold take no money; books in rupees do.",
        ],
      },
      {
        heading: "A wrong rate",
        lines: [
          "Set it again at once. Receipts that were given keep the grams that stand on them.",
          "Who set which rate, and when, stays in the list and in {auditTrail}.",
        ],
      },
    ],
  },
  dues: {
    title: "Work off the dues",
    about: "Who is late, who was called, and who promised what.",
    parts: [
      {
        heading: "The list",
        pictures: { duesList: "The list of late books, with the bar of how long they are late" },
        lines: [
          "{dues} shows each late book with its amount. The bar above filters by how long it is late.",
          "Open a row to call, to note what was said, and to note the day that was promised.",
          "A promise that passes comes back by itself.",
        ],
      },
      {
        heading: "Reminders",
        lines: [
          "Tick several rows and press {=Remind}. Each client is written to in their own language, at most once a day.",
          "Reminders before and after the due day go out by themselves when {settings} say so. Whoever wants none gets none.",
        ],
      },
    ],
  },
  reports: {
    title: "Reports and files",
    about: "What was collected, what is owed, and how to hand it to your accountant.",
    parts: [
      {
        heading: "Which report says what",
        pictures: { reports: "A report of what was collected day by day, with the choice of days above it" },
        lines: [
          "{reports}: collections by day, method, scheme and person; what is owed; what matures.",
          "{transactionReport}: every payment of some days. {loyaltyReport}: points by client.",
          "{dayBook}: every entry in its order. {trialBalance}: the accounts, before, on and after the days that you choose.",
        ],
      },
      {
        heading: "Save a file",
        lines: [
          "Choose the days first: this month, the last one, the financial year, or any two dates.",
          "{=Export} saves what the list shows as CSV, Excel or PDF, all pages of it.",
          "A list with its columns and filters is kept under a name with {=Save view}.",
        ],
      },
    ],
  },
  people: {
    title: "Users and rights",
    about: "Who works here, and what each of them may do.",
    parts: [
      {
        heading: "Somebody new",
        pictures: { rights: "The rights of an employee, as boxes to tick" },
        lines: [
          "Add them at {addUser}. Their first password goes to them by e-mail, and they choose their own.",
          "At {rights} tick what an Employee may do. Give what the work needs, and no more.",
          "Money moves only by people with a second step if {settings} say so: an app or a passkey beside the password.",
        ],
      },
      {
        heading: "Somebody leaves, or is locked out",
        lines: [
          "Set their status at {users}: whoever is not active is signed out at once.",
          "A lost phone: reset the second step there, after you have seen the person.",
          "Clients who cannot sign in get a new temporary password at {customers} or {generatePassword}.",
          "What each person did stands in {auditTrail}.",
        ],
      },
    ],
  },
} as const satisfies Readonly<Record<string, Guide>>;
