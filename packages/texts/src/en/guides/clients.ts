import type { Guide } from "#guide.ts";

/** Guides for whoever looks after clients and their books. */
export const clients = {
  waitingMoney: {
    title: "Money that waits",
    about: "Online payments, transfers and cheques that are not credited yet.",
    parts: [
      {
        heading: "Paid online",
        lines: [
          "While the bank has not answered, wait. The shop asks by itself, and the client need not pay again.",
          "What the bank has confirmed is credited by itself, or waits at {transactions} for {=Send}, as the settings say.",
          "Do not take cash for an instalment that waits: the counter asks you first.",
        ],
      },
      {
        heading: "Transfers and cheques",
        pictures: { cheques: "The list of cheques, with what the bank did with each" },
        lines: [
          "A transfer that stands on the bank's statement is acknowledged at {transactions}: press {=Send} at the payment, and give the number and the day on which the bank credited it. The gold rate of that day counts. {offlineAcknowledgement} only sends the message of a paid instalment again.",
          "At {cheques} say what the bank did: {=Paid by the bank} credits the book, {=Bounced} tells the client.",
        ],
      },
      {
        heading: "Money that cannot be credited",
        lines: [
          "Paid twice, or for a book that was closed meanwhile: it stands at {paymentExceptions}, where an Admin decides.",
          "Tell the client that the money is safe and that a message will follow.",
        ],
      },
    ],
  },
  enrol: {
    title: "Enrol a client",
    about: "From a name and a mobile number to a book with its first payment.",
    parts: [
      {
        heading: "At the counter",
        pictures: { newClient: "The form that enrols a client, with name, mobile number and scheme" },
        lines: [
          "Open {addClient}. Under {=New or Existing user} say whether they have a sign-in here already; whoever has one keeps it.",
          "Type name and mobile number, and read them back to the client: receipts and codes go there.",
          "Choose the scheme and the amount. The next free book number is proposed.",
          "Name a nominee now if the client can say whom; it can be done later, too.",
          "Save, then take the first payment on the new book.",
        ],
      },
      {
        heading: "Asked for on the portal",
        lines: [
          "{approveClient} lists who asked to join. Compare the name and the mobile number with the books that are there.",
          "{=Approve} opens the book and tells the client how to sign in. {=Reject} asks for a reason, which the client reads.",
        ],
      },
      {
        heading: "Many at once, and changes",
        lines: [
          "Books of an earlier system are read from a file at {importBooks}. Every row is checked before anything is saved.",
          "An Admin corrects names, numbers and addresses: open the client at {viewClients}, then {=Edit}.",
        ],
      },
    ],
  },
  closeBook: {
    title: "Close and settle a book",
    about: "When the months are over, or the client stops before.",
    parts: [
      {
        heading: "Close",
        pictures: { closeBook: "A book before it is closed: what is saved, and what it is worth" },
        lines: [
          "Open {closeAccount} and type the number. Read what is saved, what it is worth, and what the client loses by closing early.",
          "Say why, and close. The book takes no more money by any way; what is saved stays until it is settled.",
        ],
      },
      {
        heading: "Settle",
        lines: [
          "Find the book at {closedAccounts} and press {=Settle}. Only an Admin settles.",
          "Choose what the client gets: jewellery on a bill, a voucher, or the money back.",
          "The client confirms by a code, or by signature and identity paper. A settled book is never opened again.",
          "Print the passbook and have it signed.",
        ],
      },
    ],
  },
  approvals: {
    title: "What waits for approval",
    about: "What could harm the shop or its clients is done by two people.",
    parts: [
      {
        heading: "You asked for something",
        lines: [
          "It stands at {approvals} and nothing has changed yet. Go on with the next person, and do not enter it again.",
          "When it is decided, the bell tells you. A request that is no longer needed is taken back with {=Take back}.",
        ],
      },
      {
        heading: "You decide",
        pictures: { approvals: "The list of approvals, with a request that waits for a second person" },
        lines: [
          "Open the request and read who asks, why, and what the shop's books say to it. When in doubt, ask the person.",
          "Nobody decides about their own. {=Approve: it happens at once}, or {=Refuse: nothing is changed}.",
          "What needs approval, and from which amount on, is set at {approvalSettings}.",
        ],
      },
    ],
  },
} as const satisfies Readonly<Record<string, Guide>>;
