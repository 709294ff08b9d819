import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { foundBook } from "#testing/counter.tsx";
import { openPortal } from "#testing/open-portal.tsx";
import { transactionJson } from "#testing/records.ts";
import { adminJson } from "#testing/shop.ts";

const found = { json: { data: [foundBook("K1013"), foundBook("GH1013")] } };

async function openPalette(answers: Parameters<typeof openPortal>[1] = {}) {
  const shop = await openPortal("/schemes", answers);
  await screen.findByRole("navigation", { name: "Main menu" });
  await userEvent.keyboard("{Control>}k{/Control}");
  const box = await screen.findByRole("combobox", { name: /receipt or screen/ });
  // What is typed before goes nowhere.
  await waitFor(() => expect(document.activeElement).toBe(box));
  return { shop };
}
const onePage = { number: 1, size: 10, total: 1 };
const labels = () => screen.getAllByRole("option").map(({ textContent }) => textContent);

test("Ctrl+K finds each client once, with their books, and Enter opens the first", async () => {
  await openPalette({ Find_Books: found });
  await userEvent.keyboard("1013");
  await screen.findByRole("option", { name: /GH1013/ });
  expect(labels()).toEqual(["Meena9876543210", "K1013Kalyanam", "GH1013Kalyanam"]);
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(globalThis.location.pathname + globalThis.location.search).toBe("/client?id=1"));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("Enter before the answer is there opens the first that comes", async () => {
  await openPalette({ Find_Books: found });
  await userEvent.keyboard("meena{Enter}");
  await waitFor(() => expect(globalThis.location.pathname).toBe("/client"));
});

test("Ctrl+Enter takes a payment on the chosen book", async () => {
  await openPalette({ Find_Books: found });
  await userEvent.keyboard("meena");
  await screen.findByRole("option", { name: /GH1013/ });
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Control>}{Enter}{/Control}");
  await waitFor(() =>
    expect(globalThis.location.pathname + globalThis.location.search).toBe("/offline_payment?book=GH1013"),
  );
});

test.each([
  ["T26270002657", "/receipt?id=3347"],
  ["t2627-0002657", "/receipt?id=3347"],
])("a receipt is found by its number (%s), before whose it is, and Enter opens it", async (typed, to) => {
  await openPalette({ Find_Books: found, Get_TransactionList: { json: { data: [transactionJson], page: onePage } } });
  await userEvent.keyboard(typed);
  await screen.findByRole("option", { name: /T2627-0002657/ });
  expect(labels()[0]).toBe("T2627-0002657Sankar Nagarajan · ₹\u00a01,000.00");
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(globalThis.location.pathname + globalThis.location.search).toBe(to));
});

test("a payment without a receipt is found by its number at a bank or gateway, and another that only fits is not offered", async () => {
  const pending = { ...transactionJson, fld_id: "3348", receiptno: null, transid: "demo_pay_3348_1" };
  await openPalette({
    Find_Books: { json: { data: [] } },
    Get_TransactionList: { json: { data: [pending, { ...transactionJson, fld_id: "3349" }], page: onePage } },
  });
  await userEvent.keyboard("demo_pay_3348");
  await screen.findByRole("option", { name: /demo_pay_3348_1/ });
  expect(labels()).toHaveLength(1);
  await userEvent.keyboard("{Enter}");
  await waitFor(() =>
    expect(globalThis.location.pathname + globalThis.location.search).toBe("/transaction_list?book=GH1001"),
  );
});

test("screens are found by words in any order, and what is nothing is said to be nothing", async () => {
  await openPalette({ Find_Books: { json: { data: [] } } });
  await userEvent.keyboard("client view");
  await screen.findByRole("option", { name: /View Client/ });
  await userEvent.keyboard("{Control>}a{/Control}{Backspace}qqqq");
  await screen.findByText("Nothing fits.");
});

test("guides are found by what they say, below the screens", async () => {
  await openPalette({ Find_Books: { json: { data: [] } } });
  await userEvent.keyboard("difference drawer");
  await userEvent.click(await screen.findByRole("option", { name: "The drawer and the close of the day" }));
  await waitFor(() => expect(globalThis.location.pathname + globalThis.location.search).toBe("/help?guide=dayClose"));
});

test("an Employee is offered no clients, screens or payments that they may not see", async () => {
  const { shop } = await openPalette({
    Get_Session: { json: { data: [{ ...adminJson, fld_usertype: "Employee" }] } },
    Find_Books: found,
  });
  await userEvent.keyboard("meena");
  await screen.findByText("Nothing fits.");
  expect(shop.calls("Find_Books")).toEqual([]);
});

test("what is typed right after Ctrl+K is kept for the box, and is no key of the screen", async () => {
  await openPortal("/schemes", { Find_Books: found });
  await screen.findByRole("navigation", { name: "Main menu" });
  await userEvent.keyboard("{Control>}k{/Control}px{Backspace}rabhu");
  const box = await screen.findByRole("combobox", { name: /receipt or screen/ });
  await waitFor(() => expect(box).toHaveProperty("value", "prabhu"));
  await userEvent.keyboard("n");
  expect(box).toHaveProperty("value", "prabhun");
  expect(globalThis.location.pathname).toBe("/schemes");
});

test("Enter right after Ctrl+K and the words opens what fits them", async () => {
  await openPortal("/schemes", { Find_Books: found });
  await screen.findByRole("navigation", { name: "Main menu" });
  await userEvent.keyboard("{Control>}k{/Control}meena{Enter}");
  await waitFor(() => expect(globalThis.location.pathname).toBe("/client"));
});
