import { useEffect, useRef } from "react";
import { typeInto } from "#ui/type-into.ts";
import { takeKey } from "./use-type-ahead.ts";
import type { TypedAhead } from "./use-type-ahead.ts";

/**
 * Keeps the amount that a clerk types after the Enter for a book, while the book is looked up. Whatever else she does ends it:
 * she corrects the number, or goes on elsewhere.
 */
export function useAmountAhead() {
  const listening = useRef<{ typed: TypedAhead; stop: () => void } | null>(null);
  useEffect(() => () => listening.current?.stop(), []);

  function listen() {
    if (listening.current !== null) return;
    const typed: TypedAhead = { text: "", isEntered: false };
    const end = new AbortController();
    const stop = () => {
      end.abort();
      listening.current = null;
    };
    const keep = (event: KeyboardEvent) => {
      if (event.key === "Shift" || (event.key === "Enter" && typed.text === "")) return;
      if (!isOfAmount(event.key, typed) || !takeKey(typed, event)) return stop();
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener("keydown", keep, { capture: true, signal: end.signal });
    document.addEventListener("pointerdown", stop, { capture: true, signal: end.signal });
    listening.current = { typed, stop };
  }

  /** Types what was kept into the amount, once that has the focus; what is typed next is added to it. */
  function handOver(field: HTMLInputElement | null, onEntered: (amount: string) => void) {
    requestAnimationFrame(() => {
      const ahead = listening.current;
      ahead?.stop();
      if (field === null || ahead === null || ahead.typed.text === "") return;
      typeInto(field, ahead.typed.text);
      field.setSelectionRange(field.value.length, field.value.length);
      if (ahead.typed.isEntered) onEntered(ahead.typed.text);
    });
  }

  return { listen, handOver, forget: () => listening.current?.stop() };
}

function isOfAmount(key: string, typed: TypedAhead): boolean {
  return /^[\d.]$/.test(key) || (typed.text !== "" && (key === "Backspace" || key === "Enter"));
}
