import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openPortal } from "#testing/open-portal.tsx";

vi.mock("#features/settings/settings-screen.tsx", () => ({
  default: () => {
    throw new Error("this screen is broken");
  },
}));

// React and the router report what they caught.
beforeEach(() => void vi.spyOn(console, "error").mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

test("in the place of a screen that breaks stands a sentence, and the menu still leads on", async () => {
  await openPortal("/settings", {});
  await screen.findByRole("heading", { level: 1, name: "Something went wrong, try again later." });
  await screen.findByRole("button", { name: "Load again" });
  await userEvent.click(screen.getByRole("button", { name: "Counter" }));
  await userEvent.click(screen.getByRole("link", { name: "Gold Rate" }));
  await screen.findByRole("heading", { level: 1, name: "Gold Rate" });
  expect(screen.queryByRole("button", { name: "Load again" })).toBeNull();
});
