import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { t } from "#i18n/i18n.ts";
import { cx } from "./cx.ts";

interface Toast {
  id: number;
  kind: "success" | "error";
  message: string;
}

const READING_MS = 6_000;
let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function tell(kind: Toast["kind"], message: string): void {
  // The same message replaces itself, so that a repeated press does not pile up.
  put([...toasts.filter((other) => other.message !== message), { id: (lastId += 1), kind, message }].slice(-3));
}

function put(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a message that belongs to no field, for a few seconds and to screen readers. */
export const toast = {
  success: (message: string) => tell("success", message),
  error: (message: string) => tell("error", message),
  /** Takes back what is not so any more. */
  drop: (message: string) => put(toasts.filter((other) => other.message !== message)),
  clear: () => put([]),
};

/** The place of the toasts, rendered once. */
export function Toaster() {
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => toasts,
  );
  // A live region outside the app: an open dialog does not hide it, and a click on it does not close the dialog.
  return createPortal(
    <section
      aria-label={t("Notifications")}
      aria-live="polite"
      // In the row of the title, whose middle is free: what is pressed next stands in the bar and the menu above, or in
      // the page below. Over a dialog, which begins higher, at the edge. Below a notice that stays there.
      className="pointer-events-none fixed inset-x-4 top-16 z-60 flex flex-col items-center gap-2 min-[900px]:top-27 print:hidden sm:modal:top-2 [body:has(>[data-top-notice])_&]:top-44"
    >
      {shown.map((one) => (
        <Toast key={one.id} {...one} />
      ))}
    </section>,
    document.body,
  );
}

function Toast({ id, kind, message }: Toast) {
  useEffect(() => {
    const timer = setTimeout(
      () => put(toasts.filter((other) => other.id !== id)),
      kind === "error" ? READING_MS * 2 : READING_MS,
    );
    return () => clearTimeout(timer);
  }, [id, kind]);
  const Icon = kind === "error" ? CircleAlert : CircleCheck;
  return (
    <div
      role={kind === "error" ? "alert" : "status"}
      className={cx(
        // A press goes through the words to what they cover, but over a dialog, which a press beside it would close.
        "flex w-full max-w-sm items-start gap-3 rounded-field border-s-4 bg-surface p-3 ps-4 shadow-float modal:pointer-events-auto",
        kind === "error" ? "border-danger" : "border-gold",
      )}
    >
      <Icon
        size={20}
        aria-hidden
        className={cx("mt-0.5 shrink-0", kind === "error" ? "text-danger-ink" : "text-success-ink")}
      />
      <p className="min-w-0 flex-1">{message}</p>
      <button
        type="button"
        aria-label={t("Dismiss")}
        onClick={() => put(toasts.filter((other) => other.id !== id))}
        className="-m-1 grid size-8 place-items-center rounded-field text-muted hover:text-ink pointer-events-auto"
      >
        <X size={16} aria-hidden />
      </button>
    </div>
  );
}
