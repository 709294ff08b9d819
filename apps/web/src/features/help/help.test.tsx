import { screens } from "@thangam/contracts/menu/screens";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { speak } from "#i18n/i18n.ts";
import { loadBook } from "./use-guides.ts";
import { searchGuides } from "./search-guides.ts";
import { plainLine } from "./guide-line.ts";
import { openPortal } from "#testing/open-portal.tsx";
import { adminJson } from "#testing/shop.ts";

// A portal that is still shown would go on speaking its reader's language.
afterEach(async () => {
  cleanup();
  await speak("en");
});

const nobody = { Get_Session: { json: { data: [] } } };
const customer = { Get_Session: { json: { data: [{ ...adminJson, fld_usertype: "Customer" }] } } };

test("each screen says what it is for, and no line of a guide is left unfinished", async () => {
  for (const language of ["en", "ta", "hi"] as const) {
    const book = await loadBook(language);
    expect(Object.keys(book.purposes).toSorted()).toEqual(screens.map(({ name }) => name).toSorted());
    for (const { parts } of Object.values(book.guides))
      for (const line of parts.flatMap(({ lines }) => lines)) expect(plainLine(line, book)).not.toMatch(/[{}]/);
  }
});

test.each([
  ["en", "difference drawer", "dayClose"],
  ["en", "wrong NUMBER", "findPerson"],
  ["ta", "வித்தியாசம்", "dayClose"],
  ["ta", "ரசீதை மீண்டும்", "reprint"],
  ["hi", "रसीद दोबारा", "reprint"],
  ["hi", "मंजूरी", "approvals"],
  ["hi", "nominee", "enrol"],
] as const)("in %s the words %j find the guide %s first", async (language, words, name) => {
  expect(searchGuides(await loadBook(language), words, true)[0]?.entry.name).toBe(name);
});

test("savers are not led to what is written for the shop, and words that no guide has find none", async () => {
  const book = await loadBook("en");
  expect(searchGuides(book, "denominations qqq", true)).toEqual([]);
  expect(searchGuides(book, "", true)).toEqual([]);
  expect(searchGuides(book, "receipt", false).every(({ entry }) => entry.reader === "customer")).toBe(true);
  expect(searchGuides(book, "receipt", true).some(({ entry }) => entry.reader === "counter")).toBe(true);
});

test("F1 says beside a screen what it is for and how it is done, and keeps what was typed there", async () => {
  await openPortal("/add_new_client", {});
  const name = await screen.findByRole("textbox", { name: /^Name/ });
  await userEvent.type(name, "Meena");
  await userEvent.keyboard("{F1}");
  const sheet = await screen.findByRole("dialog", { name: "Help" });
  await within(sheet).findByText("Enrols a client and opens their first books.");
  expect(within(sheet).getByRole("heading", { name: "Enrol a client" })).toBeTruthy();
  expect(within(sheet).getByRole("link", { name: "View Client" }).getAttribute("href")).toBe("/view_client");
  const picture = within(sheet).getByRole("img", { name: /^The form that enrols a client/ });
  expect(picture.getAttribute("src")).toBe("/guides/en/newClient.webp");
  expect([picture.getAttribute("width"), picture.getAttribute("height")]).toEqual(["760", "480"]);
  expect(picture.getAttribute("loading")).toBe("lazy");
  expect(within(sheet).getByRole("link", { name: "Open as a page" }).getAttribute("href")).toBe("/help?guide=enrol");
  await userEvent.click(within(sheet).getByRole("button", { name: "Close" }));
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: /^Name/ }).value).toBe("Meena");
});

test("the guides are searched on their page, in the words of whoever reads them", async () => {
  await openPortal("/help", { Get_Session: { json: { data: [{ ...adminJson, language: "ta" }] } } });
  await userEvent.type(await screen.findByRole("searchbox", { name: "வழிகாட்டிகளில் தேடு" }), "பணப்பெட்டி");
  await waitFor(() => expect(new URLSearchParams(globalThis.location.search).get("q")).toBe("பணப்பெட்டி"));
  const found = await screen.findByRole("link", { name: "பணப்பெட்டியும் நாள் முடிப்பும்" });
  await userEvent.click(found);
  await screen.findByRole("heading", { level: 1, name: "பணப்பெட்டியும் நாள் முடிப்பும்" });
  expect(globalThis.location.search).toBe("?guide=dayClose");
});

test("somebody signed out is led from the sign-in to its guide, and sees those for savers alone", async () => {
  await openPortal("/", nobody);
  await userEvent.click(await screen.findByRole("link", { name: "Help" }));
  await screen.findByRole("heading", { level: 1, name: "Sign in, codes and passwords" });
  const guides = await screen.findByRole("navigation", { name: "Guides" });
  expect(within(guides).queryByRole("link", { name: "Users and rights" })).toBeNull();
  // They may not open the screen, so that its name is no link.
  expect(screen.queryByRole("link", { name: "Security" })).toBeNull();
});

test("a customer's help on a receipt is the customers'", async () => {
  await openPortal("/help?of=receipt", customer);
  await screen.findByRole("heading", { level: 1, name: "Receipts, and whether they are genuine" });
  await waitFor(() => expect(screen.getByRole("link", { name: "Check a statement" })).toBeTruthy());
});
