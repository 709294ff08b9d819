import { listJoinableSchemes } from "@thangam/contracts/applications/apply-operations";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { sampleScheme } from "#testing/sample-scheme.ts";
import { openPortal } from "#testing/open-portal.tsx";
import { customerSessionJson, dueJson, openPaymentJson, savingsBookJson, savingsJson } from "#testing/savings.ts";

beforeEach(() => localStorage.setItem("thangam.signed-in", "1"));

const open = (savings: object, more: Parameters<typeof openPortal>[1] = {}) =>
  openPortal("/dashboard", {
    Get_Session: { json: { data: [customerSessionJson] } },
    Get_Savings: { json: savings },
    Get_My_Applications: { json: { data: [] } },
    ...more,
  });

const late = savingsBookJson({
  id: "1",
  due: dueJson({ due_on: "2026-05-02", due_count: 1, week_count: 1, safe_until: "2026-05-09", late_costs: "bonus" }),
});

describe("the home of a customer", () => {
  test("says what is owned and due, and pays it with one press under a key of its own", async () => {
    const shop = await open(savingsJson([late, savingsBookJson({ id: "2" })]), {
      Add_Transaction: {
        status: 409,
        json: { code: "open_payments_of_book", detail: "There are too many open payments." },
      },
    });
    const card = within(await screen.findByRole("region", { name: "Due now" }));
    expect(card.getByText("2 days late")).toBeDefined();
    expect(card.getByText("Pay by 9 May and your bonus stays whole.")).toBeDefined();
    expect(card.getByRole("link", { name: /^Pay all that is due this week/ }).getAttribute("href")).toBe(
      "/pay?due=week",
    );
    await userEvent.click(card.getByRole("button", { name: /^Pay ₹\s500$/ }));
    expect((await card.findByRole("alert")).textContent).toBe("There are too many open payments.");
    const [call] = shop.calls("Add_Transaction");
    expect(call?.body).toEqual({ accountno: "K1", installment_count: 1, seen_state: "0.0.0" });
    expect(call?.idempotencyKey).toBeDefined();
  });

  test("leads to what is due without what has a payment under way", async () => {
    await open(
      savingsJson([{ ...late, open_payment: openPaymentJson() }, savingsBookJson({ id: "2", amount: "200" })]),
    );
    const card = within(await screen.findByRole("region", { name: "Due now" }));
    const link = card.getByRole("link", { name: /^Pay all that is due this week/ });
    expect(link.textContent).toMatch(/week₹\s200\s*$/);
  });

  test("says what being late costs once it costs something", async () => {
    const due = { ...late.due, safe_until: "2026-05-03", lost: "50" };
    await open(savingsJson([{ ...late, due }]));
    expect(await screen.findByText("Being late costs ₹ 50 of your bonus so far.")).toBeDefined();
  });

  test("asks for no second payment while one is waiting, and leads to it", async () => {
    await open(savingsJson([{ ...late, open_payment: openPaymentJson() }]));
    const link = await screen.findByRole("link", { name: "Go on paying" });
    expect(screen.getByText(/^A payment of ₹ 500 is open\./)).toBeDefined();
    expect(link.getAttribute("href")).toBe("/paymentsuccessfull?payment=9");
    expect(screen.queryByRole("button", { name: /^Pay ₹/ })).toBeNull();
  });

  test("calls nothing due whose money has come in, and says that it is being credited", async () => {
    const owned = { saved: "0", gold: [], worth: "0", paid_total: "0", at_maturity: "0" };
    await open(savingsJson([{ ...late, open_payment: openPaymentJson("come in") }], { owned }));
    const card = within(await screen.findByRole("region", { name: "Payment received" }));
    expect(card.getByText("₹ 500 has come in and is being credited. You need not pay again.")).toBeDefined();
    expect(card.queryByText("2 days late")).toBeNull();
    expect(screen.getByText("Your first payment has come in")).toBeDefined();
    expect(screen.queryByRole("link", { name: "Pay again" })).toBeNull();
  });

  test("tells all that has come in for a book, where several payments of it did", async () => {
    await open(savingsJson([{ ...late, open_payment: { ...openPaymentJson("come in"), come_in: "1500" } }]));
    const sentence = "₹ 1,500 has come in and is being credited. You need not pay again.";
    expect(await screen.findByText(sentence)).toBeDefined();
  });

  test("looks again when a press was overtaken, and pays nothing for which money has come in elsewhere", async () => {
    let isPressed = false;
    const then = { ...late, book_state: "0.9.1", open_payment: openPaymentJson("come in") };
    await open(savingsJson([late]), {
      Get_Savings: () => ({ json: savingsJson([isPressed ? then : late]) }),
      Add_Transaction: () => {
        isPressed = true;
        return { status: 409, json: { code: "payment_meanwhile", detail: "Another payment was started." } };
      },
    });
    await userEvent.click(await screen.findByRole("button", { name: /^Pay ₹\s500$/ }));
    expect(await screen.findByText("₹ 500 has come in and is being credited. You need not pay again.")).toBeDefined();
    expect(screen.queryByRole("button", { name: /^Pay ₹/ })).toBeNull();
  });

  test("lets pay what can no longer be paid as it was begun", async () => {
    await open(savingsJson([{ ...late, open_payment: openPaymentJson("lapsed") }]));
    const card = within(await screen.findByRole("region", { name: "Due now" }));
    expect(card.getByText(/^A payment of ₹ 500 can no longer be made\./)).toBeDefined();
    expect(card.getByRole<HTMLButtonElement>("button", { name: /^Pay ₹\s500$/ }).disabled).toBe(false);
  });

  test("names the rate by which gold is worth something where today's is not set", async () => {
    const owned = {
      saved: "0",
      gold: [{ purity: "22K", weight: "0.5" }],
      worth: "5970",
      paid_total: "5000",
      at_maturity: null,
    };
    await open(savingsJson([late], { owned, rates: [{ day: "2026-05-03", rate: "11940" }] }));
    expect(await screen.findByText("worth ₹ 5,970 at the last rate of ₹ 11,940")).toBeDefined();
    expect(screen.getByText("₹ 970 over what you paid")).toBeDefined();
    expect(screen.getByText("Gold rate of 3 May, 22 carat")).toBeDefined();
  });

  test("of somebody without a book has no zeros, and leads to a scheme", async () => {
    const owned = { saved: "0", gold: [], worth: "0", paid_total: "0", at_maturity: "0" };
    const schemes = z.encode(listJoinableSchemes.output, { termsVersion: "1", schemes: [sampleScheme] });
    await open(savingsJson([], { owned }), { Get_Joinable_Schemes: { json: schemes } });
    expect(await screen.findByText("Your first gram starts here")).toBeDefined();
    expect(screen.queryByText(/₹ 0/)).toBeNull();
    expect(screen.queryByText("Loyalty points")).toBeNull();
    await userEvent.click(await screen.findByRole("button", { name: "Join My Gold Eleven" }));
    const asking = within(await screen.findByRole("dialog", { name: "Join a scheme" }));
    await asking.findByDisplayValue("My Gold Eleven");
    expect(asking.getByText(/^Who is to be given your savings after your lifetime\./)).toBeDefined();
  });

  test("shows every fact of a book that the shop's handbook names, and leads to what closing costs", async () => {
    await open(savingsJson([late]));
    const card = within(await screen.findByRole("article", { name: "Book K1" }));
    for (const label of ["S.NO", "Name", "Book No", "Chit Scheme", "Amount"])
      expect(card.getByText(label)).toBeDefined();
    expect(card.getByRole("link", { name: "Close A/C of book K1" }).getAttribute("href")).toBe(
      "/viewchitdetails/1#close",
    );
  });

  test("calls a book that runs active, as nobody but the shop approves anything", async () => {
    await open(savingsJson([savingsBookJson({ id: "3", rule: "flexible" })]));
    const card = within(await screen.findByRole("article", { name: "Book K3" }));
    expect(card.getByText("Active")).toBeDefined();
    expect(card.queryByText("Approved")).toBeNull();
  });

  test("of a book that takes no payment here says why", async () => {
    await open(savingsJson([{ ...late, book: { ...late.book, payment_link: null } }]));
    expect(await screen.findAllByText("Online payment is off. Please pay at the shop.")).not.toHaveLength(0);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: /^Pay ₹\s500$/ }).disabled).toBe(true);
  });
});
