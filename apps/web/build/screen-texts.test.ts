import { glob, readFile } from "node:fs/promises";
import { labels } from "@thangam/texts/en/labels";
import { screens } from "@thangam/texts/en/screens";
import { expect, test } from "vitest";
import { textsIn, textsOfScreens } from "./screen-texts.ts";

test("the catalogue has everything that a screen says, and nothing else", async () => {
  // Else: `pnpm --filter @thangam/web extract`, and translate what is new.
  expect([...(await textsOfScreens()).keys()].toSorted()).toEqual([...screens].toSorted());
});

test("a sentence is found wherever its line breaks, with its quotes; what is not a sentence is not", () => {
  expect(textsIn('t("Save") t(\n  "Say \\"yes\\"",\n  { count }) at("no") t(variable)')).toEqual(["Save", 'Say "yes"']);
});

test("a label of a stored value is translated once; only headings and buttons that read the same are sentences, too", () => {
  const repeated = screens.filter((text) => Object.hasOwn(labels, text));
  const headings =
    "A backup was brought back, Approval Settings, Bonus, Bounced, Branch, Cash into the drawer, Cash limits, Client, Closed, Counter, Credit, Day, Debit, Designation, Failed, Gold rate, Import, Menu, Message, Money between branches, Open, Paid, Paid another way, Payment, Receipt, Refund";
  expect(repeated.toSorted().join(", ")).toBe(`${headings}, Request, Scheme, Settings, To decide, Waiting`);
});

test("an instalment is spelled as the shop's staff quote it by two fields alone, and otherwise nowhere beside them", async () => {
  const source = new URL("../src/", import.meta.url);
  const quoting: Record<string, string[]> = {};
  for await (const file of glob("**/*.{ts,tsx}", { cwd: source })) {
    if (file.includes(".test.")) continue;
    const texts = textsIn(await readFile(new URL(file, source), "utf8")).filter((text) => /install?ment/i.test(text));
    if (texts.some((text) => /installment/i.test(text))) quoting[file] = texts;
  }
  expect(quoting).toEqual({
    "features/payments/offline-acknowledgement-screen.tsx": ["Installment"],
    "features/payments/waiting-payment.tsx": ["Installment No."],
  });
});
