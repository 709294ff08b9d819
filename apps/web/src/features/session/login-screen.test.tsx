import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { firstLanguage, keepSpeaking } from "#i18n/chosen-language.ts";
import { openPortal } from "#testing/open-portal.tsx";
import { adminJson, problem } from "#testing/shop.ts";

/** Logs in where the page speaks Tamil, as somebody whose language is kept as `language`. */
async function logIn(language: string | null) {
  await keepSpeaking("ta");
  const { received } = await openPortal("/", {
    Get_Session: { json: { data: [] } },
    New_Admin_Login: { json: { data: [{ ...adminJson, language }] } },
    Save_Profile: { json: { data: [{ language: "ta" }] } },
  });
  const [email, password] = [
    await screen.findByRole("textbox", { name: "மின்னஞ்சல்" }),
    document.querySelector("input[type=password]"),
  ];
  await userEvent.type(email, "admin@example.com");
  if (password !== null) await userEvent.type(password, "Thangam@2026{Enter}");
  await waitFor(() => expect(received.map(({ operation }) => operation)).toContain("New_Admin_Login"));
  return () => received.filter(({ operation }) => operation === "Save_Profile").map(({ body }) => body);
}

test("who never chose a language goes on in the one the login spoke, and is written to in it", async () => {
  const saved = await logIn(null);
  await waitFor(() => expect(saved()).toEqual([{ language: "ta" }]));
});

test("who chose one keeps it, whatever the login spoke", async () => {
  const saved = await logIn("en");
  await screen.findByRole("heading", { level: 1, name: "Welcome, Meena" });
  expect(saved()).toEqual([]);
});

/** A sign-in whose password was right and whose second step may be shown by `methods`. */
async function logInWithSecondStep(methods: string) {
  await keepSpeaking("en");
  const params = { challenge: "c".repeat(43), methods, enrols: "" };
  const detail = "One more step: show that it is you.";
  const { received } = await openPortal("/", {
    Get_Session: { json: { data: [] } },
    New_Admin_Login: {
      status: 401,
      json: { type: "about:blank", title: "", status: 401, code: "second_factor_needed", detail, errors: [], params },
    },
    Pass_Second_Factor: problem(422, "second_factor_wrong", "This code is not right, or it was used already."),
  });
  await userEvent.type(await screen.findByRole("textbox", { name: "Email" }), "admin@example.com");
  await userEvent.type(screen.getByLabelText("Password"), "Thangam@2026{Enter}");
  await screen.findByRole("heading", { name: "One more step" });
  return received;
}

test("a code that was wrong stays to be mended, beside what is wrong", async () => {
  const received = await logInWithSecondStep("totp backup_code");
  const field = await screen.findByRole("textbox", { name: "Code of your app" });
  await userEvent.type(field, "123 456{Enter}");
  await screen.findByText("This code is not right, or it was used already.");
  expect(field).toHaveProperty("value", "123 456");
  expect(received.findLast(({ operation }) => operation === "Pass_Second_Factor")?.body).toMatchObject({
    challenge: "c".repeat(43),
    trust_device: false,
  });
});

test("who has a passkey alone, where none works, is told what helps", async () => {
  await logInWithSecondStep("");
  expect((await screen.findByRole("alert")).textContent).toContain(
    "ask an Admin of the shop to reset your second step",
  );
  expect(screen.queryByRole("button", { name: "Go on" })).toBeNull();
});

test("another language keeps what was typed", async () => {
  await keepSpeaking("en");
  await openPortal("/", { Get_Session: { json: { data: [] } } });
  await userEvent.type(await screen.findByRole("textbox", { name: "Email" }), "admin@example.com");
  await userEvent.type(screen.getByLabelText("Password"), "Thangam@2026");
  await userEvent.click(screen.getByRole("button", { name: "தமிழ்" }));
  expect(await screen.findByRole("textbox", { name: "மின்னஞ்சல்" })).toHaveProperty("value", "admin@example.com");
  expect(document.querySelector("input[type=password]")).toHaveProperty("value", "Thangam@2026");
  await userEvent.click(screen.getByRole("button", { name: "English" }));
  expect(await screen.findByRole("textbox", { name: "Email" })).toHaveProperty("value", "admin@example.com");
});

/** Asks for a code by SMS and types it; `answers` is what the sign-in says, one after the other. */
async function signInByCode(answers: { status?: number; json: object }[]) {
  await keepSpeaking("en");
  const { received } = await openPortal("/", {
    Get_Session: { json: { data: [] } },
    Send_Sign_In_Code: { json: { data: [{ mobile: "9840012345", code_id: "c".repeat(43) }] } },
    Sign_In_With_Code: () => answers.shift() ?? { json: { data: [] } },
  });
  await userEvent.type(await screen.findByRole("textbox", { name: "Mobile number" }), "98400 12345{Enter}");
  await userEvent.type(await screen.findByRole("textbox", { name: "Verification code" }), "483 920{Enter}");
  return () => received.filter(({ operation }) => operation === "Sign_In_With_Code").map(({ body }) => body);
}

test("several people with one number are asked who signs in, and the code goes with the one who was chosen", async () => {
  const people = [
    { fld_userid: "7", fld_name: "Meena" },
    { fld_userid: "8", fld_name: "Anitha" },
  ];
  const sent = await signInByCode([
    { json: { data: [{ person: null, people }] } },
    { json: { data: [{ person: adminJson, people: [] }] } },
  ]);
  await userEvent.click(await screen.findByRole("button", { name: "Anitha" }));
  const code = { mobile: "9840012345", OTP: "483920", code_id: "c".repeat(43) };
  await waitFor(() => expect(sent()).toEqual([code, { ...code, fld_userid: "8" }]));
  await screen.findByRole("heading", { level: 1, name: "Welcome, Meena" });
  expect(sessionStorage.getItem("thangam.sign-in-code")).toBeNull();
});

test("whose second step is due is asked for it after the code", async () => {
  const params = { challenge: "c".repeat(43), methods: "totp", enrols: "" };
  const problem = { type: "about:blank", title: "", status: 401, code: "second_factor_needed", detail: "", errors: [] };
  await signInByCode([{ status: 401, json: { ...problem, params } }]);
  await screen.findByRole("heading", { name: "One more step" });
  await screen.findByRole("textbox", { name: "Code of your app" });
});

test("a public page leads here in its language, until another one is chosen; the rest of its address stays", () => {
  localStorage.setItem("thangam.language", "en");
  window.history.replaceState(null, "", "/registration?scheme=Digi%20Gold&language=ta&amount=100");
  expect(firstLanguage()).toBe("ta");
  expect(window.location.search).toBe("?scheme=Digi+Gold&amount=100");
  localStorage.setItem("thangam.language", "hi");
  expect(firstLanguage()).toBe("hi");
  window.history.replaceState(null, "", "/?language=xx");
  expect(firstLanguage()).toBe("en");
});

test("whose number got too many codes is told what the shop can do", async () => {
  await keepSpeaking("en");
  await openPortal("/", {
    Get_Session: { json: { data: [] } },
    Send_Sign_In_Code: problem(429, "too_many_attempts", "Too many attempts."),
  });
  await userEvent.type(await screen.findByRole("textbox", { name: "Mobile number" }), "9840012345{Enter}");
  expect(await screen.findByText(/the shop can enter an e-mail for you/)).toBeDefined();
});
