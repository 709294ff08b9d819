import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import { openPortal } from "#testing/open-portal.tsx";
import { customerDetailsJson, customerJson, paymentJson } from "#testing/records.ts";
import { adminJson, problem } from "#testing/shop.ts";
import type { Answer } from "#testing/shop.ts";

/** What a server says of its own fault, and what a proxy says in its place. */
const faults: readonly Answer[] = [
  problem(500, "fault", "Something went wrong, try again later."),
  { status: 502, json: "<html>Bad Gateway</html>" },
];

interface Failure {
  path: string;
  operation: string;
  sentence: string;
  answers?: Readonly<Record<string, Answer>>;
  act: () => Promise<void>;
}

const customer = { ...adminJson, fld_usertype: "Customer" };
const places = (value: string): Answer => ({ json: { data: [{ label: "Somewhere", value }] } });
const password = "a quiet river 77";

const textbox = (name: string | RegExp) => screen.findByRole("textbox", { name });
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
async function fillIn(fields: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(fields))
    // A field that is needed has a star behind its name.
    await userEvent.type(await screen.findByLabelText(new RegExp(`^${name}\\W*$`), { selector: "input" }), value);
}

const failures: Readonly<Record<string, Failure>> = {
  "a code that is not mailed": {
    path: "/forgot-password",
    operation: "Mailer_ForgotPassword",
    sentence: "Something went wrong, try again later.",
    act: async () => {
      await userEvent.type(await textbox("Email"), "ravi@example.com");
      await press("Send code");
    },
  },
  "a forgotten password that is not changed": {
    path: "/forgot-password",
    operation: "ChangeCustomerPassword",
    sentence: "Something went wrong, try again later.",
    answers: {
      Mailer_ForgotPassword: { json: { data: [{ email: "ravi@example.com", recovery_id: "recovery-token" }] } },
      Verify_ForgotPassword_OTP: { json: { data: [{ salt: "reset-token" }] } },
    },
    act: async () => {
      await userEvent.type(await textbox("Email"), "ravi@example.com");
      await press("Send code");
      await userEvent.type(await textbox("Verification code"), "123456");
      await press("Verify");
      await fillIn({ "New Password": password, "Confirm Password": password });
      await press("Reset");
    },
  },
  "an own password that is not changed": {
    path: "/change-password-screen",
    operation: "ChangePassword",
    sentence: "something went wrong, try again later",
    act: async () => {
      await fillIn({ "Old Password": "old one 12", "New Password": password, "Confirm Password": password });
      await press("Reset");
    },
  },
  "a customer who is not deleted": {
    path: "/customermanagement",
    operation: "Delete_Customer",
    sentence: "Something went wrong, try again later.",
    answers: { Get_CustomerList: { json: { data: [customerJson], page: { number: 1, size: 20, total: 1 } } } },
    act: async () => {
      await press("Delete Ravi Kumar");
      await press("Yes");
    },
  },
  "a customer who is not updated": {
    path: "/editCustomer?id=7",
    operation: "Update_Customer",
    sentence: "Not updated Successfully",
    answers: {
      Get_Customer: { json: { data: [customerDetailsJson] } },
      GetCountry: places("101"),
      GetState: places("4035"),
      GetCity: places("1"),
    },
    act: async () => {
      await waitFor(async () => expect(await screen.findAllByRole("option", { name: "Somewhere" })).toHaveLength(3));
      await press("Save & Edit Customer");
    },
  },
  "a user who is not added": {
    path: "/add_user",
    operation: "Add_New_User",
    sentence: "Something went wrong, try again later.",
    act: async () => {
      await fillIn({
        Name: "Kumar",
        "Email-Id": "kumar@example.com",
        Mobile: "9876543211",
        Password: password,
        "Confirm Password": password,
      });
      await press("Save User");
    },
  },
  "an acknowledgement that is not sent": {
    path: "/offline_acknowledgement",
    operation: "Mailer",
    sentence: "Something went wrong, try again later.",
    act: async () => {
      await userEvent.type(await screen.findByRole("combobox", { name: "Book Number" }), "K1001");
      await userEvent.type(await textbox("Installment"), "1");
      await press("Send Acknowledgement");
    },
  },
  "a paid payment that is not asked for": {
    path: "/paymentsuccessfull?payment=9",
    operation: "PaymentSuccess",
    sentence: "Error processing data",
    answers: { Get_Session: { json: { data: [customer] } }, Get_Payment: { json: { data: [paymentJson] } } },
    act: async () => undefined,
  },
  "a failed payment that is not noted": {
    path: "/paymentfail?payment=9",
    operation: "Failure Transaction",
    sentence: "Error processing data",
    answers: { Get_Session: { json: { data: [customer] } }, Get_Payment: { json: { data: [paymentJson] } } },
    act: async () => undefined,
  },
};

const rows = Object.entries(failures).flatMap(([what, failure]) =>
  faults.map((fault) => ({ what, fault, ...failure })),
);

test.each(rows)("$what shows the sentence of the shop's handbook ($fault.status)", async (row) => {
  const { calls } = await openPortal(row.path, { ...row.answers, [row.operation]: row.fault });
  await row.act();
  const toasts = await screen.findByRole("region", { name: /notifications/i });
  await within(toasts).findByText(row.sentence);
  expect(calls(row.operation)).toHaveLength(1);
});

test("a login that is refused shows the server's sentence", async () => {
  const refusal = "The e-mail or the password is not right.";
  await openPortal("/", {
    Get_Session: { json: { data: [] } },
    New_Admin_Login: problem(401, "sign_in_failed", refusal),
  });
  await userEvent.type(await textbox(/^Email/), "ravi@example.com");
  await fillIn({ Password: "wrong" });
  await press("Log In");
  await screen.findByText(refusal);
});

test("a browser that is full shows a customer the portal all the same", async () => {
  const setItem = vi.spyOn(Storage.prototype, "setItem").mockImplementation((name) => {
    if (name === "thangam.kept") throw new DOMException("full", "QuotaExceededError");
  });
  onTestFinished(() => setItem.mockRestore());
  await openPortal("/inbox", { Get_Session: { json: { data: [customer] } } });
  await waitFor(() => expect(setItem).toHaveBeenCalledWith("thangam.kept", "1"));
  await screen.findByRole("heading", { level: 1 });
});
