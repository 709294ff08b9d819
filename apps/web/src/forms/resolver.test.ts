import { exportAuditEntries, listAuditEntries } from "@thangam/contracts/audit/operations";
import { enrolClient } from "@thangam/contracts/clients/enrolment-operations";
import { listClients } from "@thangam/contracts/clients/list-operations";
import { saveMenu } from "@thangam/contracts/menu/operations";
import { takeCounterPayment } from "@thangam/contracts/payments/counter-operations";
import { signIn } from "@thangam/contracts/session/sign-in-operations";
import { expect, test } from "vitest";
import { ExportButtons } from "#list-page/export-buttons.tsx";
import { fieldErrors } from "./error-messages.ts";
import { checkInput, checkValues, inOrder } from "./resolver.ts";

test("an empty form shows every mistake, in the order of the operation's fields", () => {
  expect(checkInput(signIn, { password: "", email: " " })).toEqual({
    ok: false,
    errors: [
      { name: "email", code: "login_email_missing" },
      { name: "password", code: "login_password_missing" },
    ],
  });
});

test("what was typed becomes the operation's own input", () => {
  expect(checkInput(signIn, { email: " Ravi@Example.com ", password: " x " })).toEqual({
    ok: true,
    input: { email: "ravi@example.com", password: " x " },
  });
});

test("amounts become whole paise and an optional blank stays out", () => {
  expect(
    checkInput(takeCounterPayment, {
      bookNumber: "ge 1001",
      amountPaise: "1500.5",
      mode: "UPI",
      transactionNumber: "",
    }),
  ).toEqual({
    ok: true,
    input: { bookNumber: "GE1001", amountPaise: 150_050n, mode: "UPI" },
  });
});

test("a mistake in one row of a list names the row and our field", () => {
  const checked = checkInput(enrolClient, {
    name: "Ravi",
    email: "ravi@example.com",
    mobile: "9876543210",
    books: [
      { schemeName: "My Gold Eleven", bookNumber: "GE1001", amountPaise: "500", instalments: "11" },
      { schemeName: "My Gold Eleven", bookNumber: "1001", amountPaise: "500", instalments: "11" },
    ],
  });
  expect(checked).toEqual({
    ok: false,
    errors: [{ name: "books.1.bookNumber", code: "book_number_invalid" }],
  });
});

test("fields that no operation knows are not sent", () => {
  expect(checkValues(signIn, { email: "a@b.co", password: "x", confirmPassword: "x" })).toEqual({
    ok: true,
    input: { email: "a@b.co", password: "x" },
  });
});

test("a field that the operation does not have is a type error", () => {
  const typed = { user: "Meena", page: "1" };
  const wrong = () => [
    // @ts-expect-error -- the field is called "person"
    checkInput(listAuditEntries, typed),
    // @ts-expect-error -- the same in an object that is written in place
    checkInput(listAuditEntries, { user: "Meena", page: "1" }),
    // @ts-expect-error -- the buttons of a list check what they export in the same way
    ExportButtons({ operation: exportAuditEntries, typed }),
  ];
  expect(wrong).toBeTypeOf("function");
  // A file has no pages, so that its operation has no such field.
  const right = () => ExportButtons({ operation: exportAuditEntries, typed: { person: "Meena", page: "1" } });
  expect(right).toBeTypeOf("function");
});

test("a broken rule over two fields is reported even when each field is right", () => {
  const checked = checkInput(listClients, { fromDay: "2026-04-01", toDay: "" });
  expect(checked).toMatchObject({ ok: false, errors: [{ code: "date_range_missing" }] });
});

test("errors are shown in the order of the screen", () => {
  const errors = [
    { name: "c", message: "" },
    { name: "rows.0.a", message: "" },
    { name: "a", message: "" },
  ];
  expect(inOrder(errors, ["a", "rows"]).map(({ name }) => name)).toEqual(["a", "rows.0.a", "c"]);
});

test("a list of words in a row of a list stays as it is, and a mistake is found in whatever row it is", () => {
  const entry = {
    name: "Counter",
    page: "/#",
    roles: ["Admin"],
    entries: [{ name: "", page: "reports", roles: [], entries: [] }],
  };
  const checked = checkInput(saveMenu, { entries: [entry], version: "1" });
  expect(checked).toEqual({
    ok: false,
    errors: [{ name: "entries.0.entries.0.name", code: "menu_name_missing" }],
  });
  const named = { ...entry, entries: [] };
  expect(checkInput(saveMenu, { entries: [named], version: "1" })).toEqual({
    ok: true,
    input: { entries: [named], version: 1 },
  });
});

test("a mistake has the sentence of the shop's handbook", () => {
  expect(fieldErrors([{ name: "email", code: "login_email_missing" }])).toEqual([
    { name: "email", message: "Please enter email." },
  ]);
});
