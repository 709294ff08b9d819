import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { errorMessage } from "#api/errors.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { Skeleton, ErrorNotice } from "#ui/surface.tsx";

interface Props<Row> {
  query: UseQueryResult<Row>;
  /** The reason why nothing was requested; null when it was. */
  missing: string | null;
  back: { to: string; label: string };
  children: (row: Row) => ReactNode;
}

/** Loads one record. A form never starts from cached data. */
export function RecordLoading<Row>({ query, missing, back, children }: Props<Row>) {
  const { data, error, isFetchedAfterMount } = query;
  const failure = missing ?? (error === null || data !== undefined ? null : errorMessage(error));
  if (failure !== null) {
    return <ErrorNotice message={failure} action={<ButtonLink to={back.to}>{back.label}</ButtonLink>} />;
  }
  if (data === undefined || !isFetchedAfterMount) return <Skeleton className="h-96 w-full" />;
  return children(data);
}
