import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { openPortal } from "#testing/open-portal.tsx";
import { customerSessionJson, savingsJson } from "#testing/savings.ts";

beforeEach(() => localStorage.setItem("thangam.signed-in", "1"));

const open = (path: string, session: object = {}) =>
  openPortal(path, {
    Get_Session: { json: { data: [{ ...customerSessionJson, ...session }] } },
    Get_Savings: { json: savingsJson([]) },
    Save_Profile: { json: { data: [{}] } },
  });

test("who has no e-mail is offered no password, neither on their page nor in the menu, and is told how they sign in", async () => {
  await open("/profile", { fld_email: "" });
  expect(await screen.findByText("You sign in with your mobile number and a code by SMS.")).toBeDefined();
  expect(screen.getByText(/^By SMS, at most once a day/)).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: /^Account of/ }));
  await screen.findByRole("radio", { name: "Auto" });
  expect(screen.queryByRole("link", { name: "Change password" })).toBeNull();
});

test("the page of the password says the same to them, without a form", async () => {
  await open("/change-password-screen", { fld_email: "" });
  expect(await screen.findByText("You sign in with your mobile number and a code by SMS.")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Reset" })).toBeNull();
});

test("whoever is signed in finds their language in the menu, too", async () => {
  const shop = await open("/profile");
  await screen.findAllByRole("link", { name: "Change password" });
  await userEvent.click(screen.getByRole("button", { name: /^Account of/ }));
  const menu = await screen.findAllByRole("radio", { name: "தமிழ்" });
  expect(menu).toHaveLength(2);
  await userEvent.click(menu[0]!);
  await expect.poll(() => shop.calls("Save_Profile").map(({ body }) => body)).toEqual([{ language: "ta" }]);
});
