import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPortal } from "#testing/open-portal.tsx";
import { problem } from "#testing/shop.ts";

const here = () => globalThis.location.pathname + globalThis.location.search;
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const nameField = () => screen.findByRole("textbox", { name: /^Name/ });

/** The form of a new user, reached from the list of users, with a name typed in. */
async function openChangedForm() {
  await openPortal("/user_list", {});
  await userEvent.click(await screen.findByRole("link", { name: /Add New User/ }));
  await userEvent.type(await nameField(), "Kumar");
}

test("a link asks before a changed form is left; who stays keeps what was typed", async () => {
  await openChangedForm();
  await userEvent.click(screen.getByRole("link", { name: "Thangam, home" }));
  await screen.findByRole("alertdialog", { name: "Leave without saving?" });
  await press("Stay");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(here()).toBe("/add_user");
  expect(await nameField()).toHaveProperty("value", "Kumar");
});

test("who leaves a changed form gets where the link leads, and is asked once", async () => {
  await openChangedForm();
  await userEvent.click(screen.getByRole("link", { name: "Thangam, home" }));
  await press("Leave");
  await waitFor(() => expect(here()).toBe("/admin_dashboard"));
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("the browser's Back asks as well, and leads back once it is answered", async () => {
  await openChangedForm();
  act(() => globalThis.history.back());
  await screen.findByRole("alertdialog", { name: "Leave without saving?" });
  await waitFor(() => expect(here()).toBe("/add_user"));
  await press("Leave");
  await screen.findByRole("heading", { level: 1, name: "User List" });
  expect(here()).toBe("/user_list");
});

test("an untouched form is left without a question", async () => {
  await openPortal("/add_user", {});
  await nameField();
  await userEvent.click(screen.getByRole("link", { name: "Thangam, home" }));
  await waitFor(() => expect(here()).toBe("/admin_dashboard"));
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("closing the tab on a changed form is held up by the browser's own question", async () => {
  await openChangedForm();
  const closing = new Event("beforeunload", { cancelable: true });
  globalThis.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
});

test("a refused form still asks", async () => {
  await openPortal("/add_user", { Add_New_User: problem(500, "fault", "Something went wrong, try again later.") });
  await userEvent.type(await nameField(), "Kumar");
  await press("Save User");
  await userEvent.click(screen.getByRole("link", { name: "Thangam, home" }));
  await screen.findByRole("alertdialog", { name: "Leave without saving?" });
});
