import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { toast } from "#ui/toast.tsx";
import { inOrder } from "./resolver.ts";
import type { FieldError } from "./resolver.ts";
import { useKeptRefusal } from "./use-kept-refusal.ts";

interface Options {
  /** The fields in screen order. */
  order: readonly string[];
  /** Whether only the first error is shown, or is also shown in a toast. */
  oneAtATime: boolean | "in a toast";
}

/** The errors of a form's fields, and the elements that take the focus when something is wrong with them. */
export function useFieldErrors({ order, oneAtATime }: Options) {
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const refusals = useKeptRefusal();
  const focusable = useRef(new Map<string, { focus: () => void }>());

  function show(found: readonly FieldError[]) {
    const sorted = inOrder(found, order);
    // A list of rows focuses its own first mistake, which must be rendered before the focus moves.
    flushSync(() => setErrors(oneAtATime ? sorted.slice(0, 1) : sorted));
    const [first] = sorted;
    if (first === undefined) return;
    // A mistake in a value without a field on the screen must not look like a click that did nothing.
    if (oneAtATime === "in a toast" || !order.includes(rootOf(first.name))) {
      toast.clear();
      refusals.tell(first.message);
    }
    focus(first.name);
  }

  function focus(name: string) {
    // A button that was disabled while saving can take the focus only after the next render.
    requestAnimationFrame(() => (focusable.current.get(name) ?? focusable.current.get(rootOf(name)))?.focus());
  }

  return {
    errors,
    show,
    focus,
    /** Says what belongs to no field. */
    tell: refusals.tell,
    refusal: refusals.shown,
    clear: () => {
      setErrors([]);
      refusals.clear();
    },
    clearField: (name: string) => setErrors((old) => old.filter((error) => rootOf(error.name) !== name)),
    /** What a field needs to show its error and to take the focus. */
    register: (name: string) => {
      const error = errors.find((one) => one.name === name)?.message;
      return {
        ...(error !== undefined && { error }),
        ref: (element: { focus: () => void } | null) => {
          if (element === null) focusable.current.delete(name);
          else focusable.current.set(name, element);
        },
      };
    },
  };
}

/** "books.0.bookNumber" is an error of the field "books". */
export function rootOf(name: string): string {
  return name.split(".")[0] ?? name;
}
