import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { MenuButton } from "./menu-button.tsx";

afterEach(cleanup);

const [send, fail] = [vi.fn(), vi.fn()];
const actions = [
  { label: "Send", about: "Send to Meena", onSelect: send },
  { label: "Copy", onSelect: vi.fn(), reason: "There is nothing to copy." },
  { label: "Failed", onSelect: fail, isDanger: true },
];
const button = () => screen.getByRole("button", { name: "Actions" });

function open() {
  render(
    <>
      <MenuButton label="Actions" actions={actions} className="">
        …
      </MenuButton>
      <button type="button">elsewhere</button>
    </>,
  );
  button().focus();
  return userEvent.keyboard("{Enter}");
}

test("it begins at its first action, the arrows go round, and a letter goes to what begins with it", async () => {
  await open();
  expect(button().getAttribute("aria-expanded")).toBe("true");
  expect(document.activeElement).toBe(screen.getByRole("menuitem", { name: "Send to Meena" }));
  await userEvent.keyboard("{ArrowUp}");
  expect(document.activeElement).toBe(screen.getByRole("menuitem", { name: "Failed" }));
  await userEvent.keyboard("{ArrowDown}");
  expect(document.activeElement?.textContent).toBe("Send");
  await userEvent.keyboard("f{Enter}");
  expect(fail).toHaveBeenCalledOnce();
  expect(screen.queryByRole("menu")).toBeNull();
  expect(document.activeElement).toBe(button());
});

test("what cannot be done says why, and does nothing", async () => {
  await open();
  const copy = screen.getByRole("menuitem", { name: /^Copy/ });
  expect(copy.getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(copy);
  expect(screen.getByText("There is nothing to copy.")).toBeDefined();
});

test.each([
  ["Escape", () => userEvent.keyboard("{Escape}"), true],
  ["a press elsewhere", () => userEvent.click(screen.getByRole("button", { name: "elsewhere" })), false],
])("%s closes it", async (_, leave, returns) => {
  await open();
  await leave();
  expect(screen.queryByRole("menu")).toBeNull();
  expect(document.activeElement === button()).toBe(returns);
});
