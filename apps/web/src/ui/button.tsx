import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

export type ButtonLook = "primary" | "secondary" | "quiet" | "danger";

const looks: Record<ButtonLook, string> = {
  primary: "bg-brand text-on-brand hover:bg-brand-strong border-transparent",
  secondary: "bg-surface text-brand-ink border-edge hover:bg-brand-soft",
  quiet: "border-transparent text-brand-ink hover:bg-brand-soft",
  danger: "bg-danger text-white border-transparent hover:[filter:brightness(0.9)]",
};

export function buttonClass(look: ButtonLook = "secondary", size: "small" | "normal" = "normal"): string {
  return cx(
    "inline-flex items-center justify-center gap-2 rounded-field border font-medium select-none",
    // On the narrowest phone some languages have words for one button that need two lines.
    "whitespace-nowrap max-[26rem]:whitespace-normal",
    // Paper cannot be pressed.
    "print:hidden",
    "transition-colors disabled:cursor-not-allowed disabled:opacity-55",
    size === "small" ? "min-h-(--control-small) px-3 text-sm" : "min-h-(--control) px-4",
    looks[look],
  );
}

type ButtonProps = ComponentProps<"button"> & {
  look?: ButtonLook;
  size?: "small" | "normal";
  /** Shows that it is busy, and cannot be pressed again. */
  isBusy?: boolean;
  /** The reason why it is disabled, as its description. */
  reason?: string | undefined;
};

/** A button that is not a form's submit unless it says so. */
export function Button({ look, size, isBusy = false, reason, className, children, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled === true || isBusy || reason !== undefined}
      aria-busy={isBusy || undefined}
      title={reason ?? rest.title}
      className={cx(buttonClass(look, size), isBusy && "animate-pulse", className)}
    >
      {children}
    </button>
  );
}
