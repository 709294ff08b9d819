/** What each picture of the guides shows. `pnpm guide:pictures` walks this table. */
import type { Page } from "@playwright/test";
import type { ScreenName } from "../../packages/contracts/src/menu/screens.ts";
import type { PictureName, ScreenText } from "../../packages/texts/src/shape.ts";
import { demoBook } from "../demo-book.ts";

export const people = ["admin", "employee", "customer"] as const;
export type Person = (typeof people)[number];

/** Nothing is looked for by an English word: the screens speak the language of the picture. */
export interface Stage {
  page: Page;
  /** A sentence of the screens in that language. */
  say: (english: ScreenText) => string;
}

export interface PictureState {
  /** Of the demo shop, or nobody who is signed in. */
  who: Person | null;
  screen: ScreenName;
  /** What follows the address of the screen. */
  query?: string;
  reach?: (stage: Stage) => Promise<void>;
  /** What stands at the top of the picture; without it, the content of the screen. */
  top?: string;
}

/** All that is seen, with what lies over the screen. */
const everything = "body";
const book = `?book=${demoBook}`;

export const pictureStates: Readonly<Record<PictureName, PictureState>> = {
  paymentBox: { who: "employee", screen: "offlinePayment", query: book },
  searchBox: { who: "employee", screen: "viewClients", reach: search, top: everything },
  correctPayment: { who: "employee", screen: "offlinePayment", query: book, reach: correct, top: everything },
  printedReceipt: { who: "employee", screen: "transactions", query: "?status=Payment+Approved", reach: openReceipt },
  dayClose: { who: "admin", screen: "dayClose" },
  cheques: { who: "admin", screen: "cheques" },
  newClient: { who: "admin", screen: "addClient" },
  closeBook: { who: "admin", screen: "closeAccount", query: book },
  approvals: { who: "admin", screen: "approvals" },
  ownerDashboard: { who: "admin", screen: "adminDashboard" },
  goldRate: { who: "admin", screen: "goldRate", reach: (stage) => press(stage, "Update Gold Rate"), top: everything },
  duesList: { who: "admin", screen: "dues" },
  reports: { who: "admin", screen: "reports" },
  rights: { who: "admin", screen: "rights" },
  schemeMaker: { who: "admin", screen: "editScheme" },
  shopProfile: { who: "admin", screen: "shopProfile" },
  settlements: { who: "admin", screen: "gatewaySettlements" },
  evidence: { who: "admin", screen: "evidence" },
  payNow: { who: "customer", screen: "pay" },
  customerHome: { who: "customer", screen: "customerDashboard" },
  savedReceipt: { who: "customer", screen: "customerDashboard", reach: openOwnReceipt, top: "article" },
  joining: { who: null, screen: "registration" },
  signIn: { who: null, screen: "login", top: everything },
  notifications: { who: "customer", screen: "notifications" },
};

async function press({ page, say }: Stage, name: ScreenText): Promise<void> {
  await page
    .getByRole("button", { name: say(name) })
    .first()
    .click();
}

async function search({ page }: Stage): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").last().fill("ka");
  await page.getByRole("option").first().waitFor();
}

/** Takes a payment, and begins to correct it. */
async function correct(stage: Stage): Promise<void> {
  await press(stage, "Save Payment Details");
  await press(stage, "Wrong? Correct it");
  await stage.page.getByRole("dialog").waitFor();
  // What tells of the payment would hide the heading.
  await press(stage, "Dismiss");
}

async function openReceipt(stage: Stage): Promise<void> {
  await stage.page.getByRole("row").nth(1).press("Enter");
  await followReceipt(stage);
}

async function openOwnReceipt(stage: Stage): Promise<void> {
  await stage.page.locator("a[href^='/viewchitdetails/']").first().click();
  await followReceipt(stage);
}

async function followReceipt({ page }: Stage): Promise<void> {
  await page.locator("a[href^='/receipt?']").filter({ visible: true }).first().click();
  await page.getByRole("article").first().waitFor();
}
