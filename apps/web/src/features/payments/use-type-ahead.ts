import { useRef } from "react";

/** What was typed while nothing could take it. */
export interface TypedAhead {
  text: string;
  /** Whether Enter came after it, as from a scanner. */
  isEntered: boolean;
}

/**
 * Keeps what a clerk types for the next person while a payment is saved, and until the field for it has the focus. What is
 * typed after an Enter is not kept: it would be for a book that nobody has seen.
 */
export function useTypeAhead(onFree: (typed: TypedAhead) => void) {
  const isBusy = useRef(false);
  return async function keepKeysDuring(save: () => Promise<void>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    const typed: TypedAhead = { text: "", isEntered: false };
    const keep = (event: KeyboardEvent) => {
      if (!takeKey(typed, event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener("keydown", keep, { capture: true });
    try {
      await save();
      // The form moves the focus in this frame, before this.
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    } finally {
      document.removeEventListener("keydown", keep, { capture: true });
      isBusy.current = false;
    }
    if (typed.text !== "") onFree(typed);
  };
}

/** Adds a key to what was typed; returns whether it was one of typing. */
export function takeKey(typed: TypedAhead, { key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isComposing) return false;
  if (key === "Enter") typed.isEntered ||= typed.text !== "";
  else if (key !== "Backspace" && key.length !== 1) return false;
  else if (!typed.isEntered) typed.text = key === "Backspace" ? typed.text.slice(0, -1) : typed.text + key;
  return true;
}

/** Presses Enter in a field, as a keyboard does. */
export function pressEnter(field: HTMLInputElement): void {
  const press = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
  if (field.dispatchEvent(press)) field.form?.requestSubmit();
}
