import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { Dialog } from "./dialog.tsx";

afterEach(cleanup);

function Opened({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Rate">
        {children}
      </Dialog>
    </>
  );
}

async function openWith(children: ReactNode) {
  render(<Opened>{children}</Opened>);
  screen.getByRole("button", { name: "Open" }).focus();
  await userEvent.keyboard("{Enter}");
  return screen.findByRole("dialog", { name: "Rate" });
}

test.for([
  [
    "its first field that can be filled",
    <>
      <input aria-label="here" disabled />
      <input aria-label="here" />
      <input aria-label="there" />
    </>,
  ],
  [
    "the field that took the focus",
    <>
      <input aria-label="there" />
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- That is what is tried. */}
      <input aria-label="here" autoFocus />
    </>,
  ],
  [
    "the choice that is made",
    <>
      <input type="radio" name="purity" aria-label="there" />
      <input type="radio" name="purity" aria-label="here" defaultChecked />
    </>,
  ],
  [
    "the first of choices while none is made",
    <>
      <input type="radio" name="decision" aria-label="here" />
      <input type="radio" name="decision" aria-label="there" />
      <input aria-label="there" />
    </>,
  ],
  [
    "its first button where it has no field",
    <>
      <button type="button" aria-label="here" />
      <button type="button" aria-label="there" />
    </>,
  ],
] as const)("a dialog begins at %s, and Enter does not close it", async ([, children]) => {
  const dialog = await openWith(children);
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("here"));
  expect(document.activeElement).toHaveProperty("disabled", false);
  await userEvent.keyboard("{Enter}");
  expect(dialog.isConnected).toBe(true);
});

test("a dialog that is read alone begins at itself, and Enter does not close it", async () => {
  const dialog = await openWith(<p>Read.</p>);
  await waitFor(() => expect(document.activeElement).toBe(dialog));
  await userEvent.keyboard("{Enter}");
  expect(dialog.isConnected).toBe(true);
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(dialog.isConnected).toBe(false));
});

test("a dialog whose field takes the focus by itself gives it back to what opened it", async () => {
  function Conditional() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && (
          <Dialog isOpen onClose={() => setOpen(false)} title="Rate">
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- That is what is tried. */}
            <input aria-label="here" autoFocus />
          </Dialog>
        )}
      </>
    );
  }
  render(<Conditional />);
  const opener = screen.getByRole("button", { name: "Open" });
  opener.focus();
  await userEvent.keyboard("{Enter}");
  await screen.findByRole("dialog", { name: "Rate" });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "here" })));
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});
