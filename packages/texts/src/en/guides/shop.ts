import type { Guide } from "#guide.ts";

/** Guides to what is set up once, and to the proof that the books are right. */
export const shop = {
  schemes: {
    title: "Make a scheme",
    about: "What savers pay, what they get for it, and what being late costs.",
    parts: [
      {
        heading: "A new scheme",
        pictures: { schemeMaker: "The screen that makes a scheme, from which a template is chosen" },
        lines: [
          "Open {schemes} and start from one that is like it. Name, amounts, months and the letters of its book numbers come first.",
          "Say what is saved, rupees or grams, and what is added at the end.",
          "Look at the table of what it comes to: savers see the same one before they join.",
        ],
      },
      {
        heading: "Changes and holidays",
        lines: [
          "A change holds for new books. Books that are open keep the terms under which they were opened.",
          "A scheme that is not offered any more is set to not open; its books go on.",
          "On days of {holidays} nothing falls due, if the settings say so.",
        ],
      },
    ],
  },
  shopSettings: {
    title: "Set up the shop",
    about: "Name, logo, menu, limits and approvals: set once, changed rarely.",
    parts: [
      {
        heading: "First of all",
        pictures: { shopProfile: "The profile of the shop: name, address, telephone and logo" },
        lines: [
          "At {shopProfile} give name, address, phone, logo and colour. They stand on the sign-in, on receipts and in messages.",
          "Give the opening hours of each day there. Everybody reads them in their own language below the sign-in, on the page of the shop and under Me.",
          "At {settings} set cash limits, reminders, online payments and whether the second step is required.",
          "Give each counter its letters, so that its receipts have numbers of their own.",
        ],
      },
      {
        heading: "Who needs a second person",
        lines: [
          "{approvalSettings} say which calls wait, for whom, and up to which amount nobody needs to approve.",
          "In a shop with one Admin, what the Admin does waits for a while instead.",
        ],
      },
      {
        heading: "Your own menu",
        lines: [
          "{mainMenu}, {subMenu} and {childMenu} rename, order and hide entries. Whatever they say, nobody sees more than their rights allow.",
        ],
      },
    ],
  },
  gatewayMoney: {
    title: "Money at the payment gateway",
    about: "Settlements, refunds and whatever does not fit.",
    parts: [
      {
        heading: "Settlements",
        pictures: { settlements: "The settlements of the gateway, with what reached the bank and its fees" },
        lines: [
          "Upload the gateway's report at {gatewaySettlements}. It says which payments the bank credit contains, and what the fees were.",
          "Lines that the books do not know of stand at {settlementLines} until somebody decides.",
        ],
      },
      {
        heading: "Refunds and exceptions",
        lines: [
          "{gatewayRefunds} lists what goes back. The portal asks until the gateway has made it, and never twice.",
          "{paymentExceptions} need a decision: credit it, send it back, or say that it was settled otherwise.",
          "{cashAndBank} shows what should lie in the drawer, the safe and the bank.",
        ],
      },
    ],
  },
  evidence: {
    title: "Proof that the books are right",
    about: "Seals, the audit trail and the log of messages.",
    parts: [
      {
        heading: "Every week",
        pictures: { evidence: "The state of the seals: when the books were last sealed and checked" },
        lines: [
          "{evidence} says when the books were last sealed and checked. Anything red needs somebody today.",
          "Keep a copy of the seals' keys away from the shop.",
          "{auditTrail} tells who changed what, by person, day and record.",
        ],
      },
      {
        heading: "When somebody doubts a paper",
        lines: [
          "The code on a receipt leads to a page that says whether it is genuine.",
          "A statement with proof is checked at {checkStatement}, by anybody and without a sign-in.",
          "Whether a message went out, and to which address, stands in {messageLog}.",
        ],
      },
    ],
  },
} as const satisfies Readonly<Record<string, Guide>>;
