import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPortal } from "#testing/open-portal.tsx";

test("who signs in by a mobile number is told at the page of a forgotten password that no password is needed, and where to go", async () => {
  await openPortal("/forgot-password", { Get_Session: { json: { data: [] } } });
  await screen.findByText(/^Do you sign in with your mobile number\? Then you need no password/);
  expect(screen.getByRole("link", { name: "Back to the login page" }).getAttribute("href")).toBe("/");
});
