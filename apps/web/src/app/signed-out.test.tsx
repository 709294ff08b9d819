import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPortal } from "#testing/open-portal.tsx";

const nobody = { Get_Session: { json: { data: [] } } };

test.each([
  ["/paymentsuccessfull?payment=9", "The payment is being confirmed"],
  ["/paymentfail?payment=9", "The payment is being confirmed"],
  ["/paymentsuccessfull", "The payment is being confirmed"],
  ["/change-password-screen", "Change password"],
])(
  "%s says to somebody signed out what it safely can, and asks the server who they are and nothing else",
  async (path, title) => {
    const { received } = await openPortal(path, nobody);
    await screen.findByRole("heading", { level: 1, name: title });
    const login = screen.getByRole("link", { name: "Go to the login" });
    expect(login.getAttribute("href")).toBe(`/?next=${encodeURIComponent(path)}`);
    expect(globalThis.location.pathname + globalThis.location.search).toBe(path);
    expect(new Set(received.map(({ operation }) => operation))).toEqual(new Set(["Get_Session"]));
  },
);

test("a screen that has nothing to say to somebody signed out leads to the login", async () => {
  await openPortal("/pay_by_upi?payment=9", nobody);
  await screen.findByRole("heading", { level: 1, name: "Welcome back" });
  expect(globalThis.location.search).toBe("?next=%2Fpay_by_upi%3Fpayment%3D9");
  // As the server wrote it, so that the name of the tab does not change under whoever looks for it.
  await waitFor(() => expect(document.title).toBe("Gold savings schemes · Thangam"));
});

test.each(["/forgot-password", "/registration?step=done", "/registration?step=done&sms"])(
  "%s is read in the language that its reader chooses there",
  async (path) => {
    await openPortal(path, nobody);
    await screen.findByRole("button", { name: "தமிழ்" });
    expect(screen.queryByText(/An SMS tells you when it is decided/) !== null).toBe(path.endsWith("sms"));
  },
);
