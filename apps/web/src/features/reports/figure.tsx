import type { ReactNode } from "react";
import { Link } from "react-router";
import { errorMessage } from "#api/errors.ts";

interface Props {
  label: string;
  /** Where its records are. */
  to: string;
  error: Error | null;
  /** undefined while loading; never shown as 0. */
  value: string | undefined;
  note: string | undefined;
  /** What it is measured by, and how many lines that takes. */
  children?: ReactNode;
  comparisons?: number;
}

/** One figure of the dashboard, and the way to what stands behind it. */
export function Figure({ label, to, error, value, note, children, comparisons = 0 }: Props) {
  return (
    <li>
      <h2 className="text-sm text-muted">
        <Link to={to} className="underline-offset-4 hover:underline">
          {label}
        </Link>
      </h2>
      {value === undefined && error === null && <Waiting comparisons={comparisons} />}
      {value === undefined && error !== null && <p className="mt-1 text-danger-ink">{errorMessage(error)}</p>}
      {value !== undefined && (
        <>
          <p className="display text-2xl font-semibold">{value}</p>
          <p className="text-sm text-muted">{note}</p>
          {children !== undefined && <dl className="figure-changes">{children}</dl>}
        </>
      )}
    </li>
  );
}

/** As high as the figure with its note and what it is measured by, so that nothing below moves when they come. */
function Waiting({ comparisons }: { comparisons: number }) {
  return (
    <div aria-hidden>
      <p className="display skeleton w-36 text-2xl">&nbsp;</p>
      <p className="text-sm">&nbsp;</p>
      {comparisons > 0 && (
        <div className="figure-changes">
          {Array.from({ length: comparisons }, (_, line) => (
            <span key={line} className="col-span-full">
              &nbsp;
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
