import type { ComponentProps, ReactNode } from "react";
import { labelOf } from "#i18n/i18n.ts";
import { cx } from "./cx.ts";

/** A card around one subject. */
export function Card({
  title,
  action,
  children,
  className,
  ...rest
}: Omit<ComponentProps<"section">, "title"> & { title?: string; action?: ReactNode }) {
  return (
    <section
      {...rest}
      {...(title !== undefined && { "aria-label": title })}
      className={cx("rounded-card border border-line bg-surface p-5 shadow-card", className)}
    >
      {title !== undefined && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-lg font-semibold">{title}</h2>
          {action}
        </div>
      )}
      {children}
    </section>
  );
}

/** A labelled fact. */
export function Fact({ label, children, className }: { label: string; children: ReactNode; className?: string }) {
  return (
    <div className={className}>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-medium break-words">{children}</dd>
    </div>
  );
}

export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={cx("skeleton", className)} />;
}

const tones = {
  good: "bg-success-soft text-success-ink",
  waiting: "bg-gold-soft text-gold-ink",
  known: "bg-info-soft text-info-ink",
  bad: "bg-danger-soft text-danger-ink",
  quiet: "bg-sunken text-muted",
} as const;

const toneOfStatus: Record<string, keyof typeof tones> = {
  Active: "good",
  Approved: "good",
  "Payment Approved": "good",
  Pending: "waiting",
  Checked: "known",
  Checking: "waiting",
  Importing: "waiting",
  Imported: "good",
  Undoing: "waiting",
  Undone: "quiet",
  "Successfully Transfer": "known",
  Inactive: "waiting",
  Disabled: "bad",
  Failed: "bad",
  Rejected: "bad",
  Refunded: "quiet",
  Closed: "quiet",
  Settled: "quiet",
  Delivered: "good",
  Waiting: "waiting",
  "Given up": "bad",
  Paid: "good",
  Due: "waiting",
  Overdue: "bad",
  Asked: "waiting",
  Unknown: "waiting",
  Differs: "waiting",
  Accepted: "waiting",
  "Not sent": "bad",
  "Failed at the gateway": "bad",
  "Sent back": "good",
  "Paid another way": "good",
};

/** The translated status of a record, in the colour of its meaning. */
export function StatusBadge({ status, label = labelOf(status) }: { status: string; label?: string }) {
  return <span className={cx("status-badge", tones[toneOfStatus[status] ?? "quiet"])}>{label}</span>;
}

/** An error in place of content, with an action. */
export function ErrorNotice({ message, action }: { message: string; action?: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-danger-ink/40 bg-danger-soft px-5 py-4 text-danger-ink"
    >
      <p>{message}</p>
      {action}
    </div>
  );
}
