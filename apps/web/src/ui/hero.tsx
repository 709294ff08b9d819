import "./hero.css";
import { useId } from "react";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";

/** The ground of the most important figures of a screen, under the threads of a kolam. */
export function Hero({
  className,
  frame,
  children,
}: {
  className?: string;
  /** Of the whole ground. */
  frame?: string;
  children: ReactNode;
}) {
  return (
    <div className={cx("hero relative overflow-hidden bg-linear-165 from-hero-top to-hero-end text-on-bar", frame)}>
      <Kolam />
      <div className={cx("relative", className)}>{children}</div>
    </div>
  );
}

function Kolam() {
  const id = useId();
  return (
    <svg
      aria-hidden
      fill="none"
      stroke="currentColor"
      className="pointer-events-none absolute inset-0 size-full text-bar-accent opacity-10 print:hidden forced-colors:hidden"
    >
      <defs>
        <pattern id={id} width="56" height="56" patternUnits="userSpaceOnUse">
          <path d="M28 4C40 4 52 16 52 28S40 52 28 52 4 40 4 28 16 4 28 4ZM0 28C0 12 12 0 28 0M56 28C56 12 44 0 28 0M0 28c0 16 12 28 28 28M56 28c0 16-12 28-28 28" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} stroke="none" />
    </svg>
  );
}
