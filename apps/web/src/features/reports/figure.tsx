import type { ReactNode } from "react";
import { Link } from "react-router";
import { errorMessage } from "#api/errors.ts";
import { Skeleton } from "#ui/surface.tsx";

interface Props {
  label: string;
  /** Where its records are. */
  to: string;
  error: Error | null;
  /** undefined while loading; never shown as 0. */
  value: string | undefined;
  note: string | undefined;
  /** What it is measured by. */
  children?: ReactNode;
}

/** One figure of the dashboard, and the way to what stands behind it. */
export function Figure({ label, to, error, value, note, children }: Props) {
  return (
    <li>
      <h2 className="text-sm text-muted">
        <Link to={to} className="underline-offset-4 hover:underline">
          {label}
        </Link>
      </h2>
      {value === undefined && error === null && <Skeleton className="mt-1 h-14 w-36" />}
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
