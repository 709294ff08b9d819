import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { keepSpeaking } from "#i18n/chosen-language.ts";
import { openPortal } from "#testing/open-portal.tsx";
import { adminJson } from "#testing/shop.ts";

/** Logs in where the page speaks Tamil, as somebody whose language is kept as `language`. */
async function logIn(language: string | null) {
  await keepSpeaking("ta");
  const { received } = await openPortal("/", {
    Get_Session: { json: { data: [] } },
    New_Admin_Login: { json: { data: [{ ...adminJson, language }] } },
    Save_Profile: { json: { data: [{ language: "ta" }] } },
  });
  const [email, password] = [await screen.findByRole("textbox"), document.querySelector("input[type=password]")];
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
  await screen.findByRole("heading", { level: 1, name: "Meena" });
  expect(saved()).toEqual([]);
});
