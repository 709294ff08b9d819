import type { ReactNode } from "react";
import { cx } from "./cx.ts";

const tones = {
  good: "bg-success-soft text-success-ink",
  /** Late, and nothing lost yet. */
  warn: "bg-gold-soft text-gold-ink",
  bad: "bg-danger-soft text-danger-ink",
  calm: "bg-sunken text-muted",
} as const;

export type PillTone = keyof typeof tones;

/** A short word on how something stands. */
export function Pill({ tone, children }: { tone: PillTone; children: ReactNode }) {
  return (
    <span
      className={cx(
        "inline-flex max-w-full shrink-0 items-center gap-1 rounded-full px-2.5 py-0.5 text-[0.8125rem] font-semibold forced-colors:border",
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
