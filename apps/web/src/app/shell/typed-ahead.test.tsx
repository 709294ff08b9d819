import { afterEach, expect, test, vi } from "vitest";
import { takeTyped, typeAhead } from "./typed-ahead.ts";

const heard = vi.fn<(key: string) => void>();
const hear = ({ key }: KeyboardEvent) => heard(key);

function press(...keys: readonly string[]): void {
  document.addEventListener("keydown", hear);
  for (const key of keys) document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  document.removeEventListener("keydown", hear);
}

afterEach(() => {
  takeTyped();
  heard.mockClear();
});

test("what is typed is kept up to Enter, and no key of it is one of the screen, before Enter or after it", () => {
  typeAhead();
  press("p", "x", "Backspace", "?", "Enter", "p", "/", "Backspace");
  expect(heard).not.toHaveBeenCalled();
  expect(takeTyped()).toEqual({ words: "p?", isEntered: true });
});

test("once it is taken, or given up with Escape, keys are the screen's again", () => {
  typeAhead();
  press("p");
  takeTyped();
  press("p");
  typeAhead();
  press("x", "Escape", "p");
  expect(heard.mock.calls.flat()).toEqual(["p", "Escape", "p"]);
  expect(takeTyped()).toEqual({ words: "", isEntered: false });
});
