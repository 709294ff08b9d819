import type { Guide } from "#guide.ts";

/** Guides for the shop's savers. */
export const customer = {
  paying: {
    title: "Pay an instalment",
    about: "On your phone in a minute, or at the shop.",
    parts: [
      {
        heading: "On the phone",
        pictures: { payNow: "The page that pays on a phone, with the amount that is due" },
        lines: [
          "Open {pay}. What is due stands there already; you can pay one instalment, all that is due, or ahead.",
          "Choose your UPI app, confirm there with your PIN, and come back. Nobody from the shop ever asks for that PIN.",
          "The page changes by itself when your bank has confirmed. The receipt comes by message, even if you close the page.",
        ],
      },
      {
        heading: "It takes long, or fails",
        lines: [
          "Do not pay again while it says that the bank is waited for. The shop asks the bank itself.",
          "If it failed and your bank took the money all the same, it comes to the shop late or goes back to you by itself.",
          "Money that was paid twice is not lost: the shop sees it and writes to you.",
        ],
      },
    ],
  },
  savings: {
    title: "Your passbook and what it is worth",
    about: "What you have saved, what it is worth today, and what you get at the end.",
    parts: [
      {
        heading: "Your books",
        pictures: {
          customerHome: "The home page of a saver: gold and rupees saved, their worth today, and the next instalment",
        },
        lines: [
          "{customerDashboard} shows each book: saved, worth today, next due, and the day on which it matures.",
          "{passbook} has every payment with its day, rate and grams. It can be saved as PDF.",
          "Grams are reckoned at the rate of the day on which your money came.",
        ],
      },
      {
        heading: "Stopping early",
        lines: [
          "Before you close a book, the page says what you would lose. Often waiting until it matures is worth much more.",
          "The shop pays out when you come with your identity paper.",
        ],
      },
    ],
  },
  receipts: {
    title: "Receipts, and whether they are genuine",
    about: "Every payment has a receipt with a number and a code.",
    parts: [
      {
        heading: "Find and share",
        pictures: { savedReceipt: "A receipt on a phone, with its number and its code" },
        lines: [
          "Open a book and then the payment: the receipt can be read, shared, printed and saved.",
          "You choose its language. Number, day and amount are the same in each.",
        ],
      },
      {
        heading: "Check one",
        lines: [
          "Scan the code on the paper with your phone. The page says genuine, void, or not of this shop.",
          "A statement with proof is checked at {checkStatement}. Show the shop whatever is not genuine.",
        ],
      },
    ],
  },
  joining: {
    title: "Join a scheme",
    about: "Choose, ask, and be told when your book is open.",
    parts: [
      {
        heading: "For the first time",
        pictures: { joining: "The page for whoever wants to join, with a scheme and what it asks for" },
        lines: [
          "Open {registration}, choose a scheme and look at its table: what you pay, and what you get.",
          "Give your name and mobile number, and type the code that is sent to you.",
          "The shop looks at your request and writes to you. Then you sign in and pay.",
        ],
      },
      {
        heading: "One more book",
        lines: ["Signed in, open {offers} and ask for a further book. Your name is known already."],
      },
    ],
  },
  signIn: {
    title: "Sign in, codes and passwords",
    about: "By a code to your mobile number, or by e-mail and password.",
    parts: [
      {
        heading: "By a code",
        pictures: { signIn: "The sign-in on a phone, with the field for the mobile number" },
        lines: [
          "Type your mobile number, and then the code that comes by SMS. It is good for ten minutes, and only on the device that asked.",
          "If several people share a number, choose your name after the code.",
          "Never tell a code to anybody. The shop does not ask for it on the phone.",
        ],
      },
      {
        heading: "By e-mail and password",
        lines: [
          "A password that the shop gave you is a temporary one: choose your own at the first sign-in.",
          "Forgotten: {forgotPassword} sends a code to your e-mail, and you choose a new one.",
          "At {security} you see where you are signed in, and sign out a phone that was lost.",
        ],
      },
      {
        heading: "Something has changed",
        lines: [
          "A new mobile number or e-mail is changed by the shop; bring your identity paper.",
          "Language and reminders are yours to choose at {profile}.",
        ],
      },
    ],
  },
  offline: {
    title: "Without a connection",
    about: "What you can read and do when the line is gone.",
    parts: [
      {
        heading: "While you are offline",
        lines: [
          "A line above the page says so. What you opened before still opens: your books, passbooks and receipts. The same line says as of when they are.",
          "Nothing can be saved or paid until the connection is back.",
          "What you typed stays where it is. Send it when the line has gone away.",
          "What you never opened on this phone is not there. Open {customerDashboard} and your passbook once while you have a connection.",
        ],
      },
      {
        heading: "It broke off while you sent something",
        pictures: { notifications: "The notifications on a phone, with what the shop told and when" },
        lines: [
          "Press the button once more. Nothing is done twice: what had arrived is found again.",
          "After a payment, look at {customerDashboard} first; a payment that is under way stands there.",
          "{notifications} keep what the shop told you, with its day.",
        ],
      },
    ],
  },
} as const satisfies Readonly<Record<string, Guide>>;
