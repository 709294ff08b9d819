import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { errorMessage } from "#api/errors.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { Skeleton, ErrorNotice } from "#ui/surface.tsx";

interface Props<Row> {
  answer: UseQueryResult<Row>;
  /** Why it was not even asked for; null when it was. */
  missing: string | null;
  back: { to: string; label: string };
  children: (row: Row) => ReactNode;
}

/** One record from the server, as it is now: a form never starts from what was seen a while ago. */
export function RecordLoading<Row>({ answer, missing, back, children }: Props<Row>) {
  const { data, error, isFetchedAfterMount } = answer;
  const failure = missing ?? (error === null || data !== undefined ? null : errorMessage(error));
  if (failure !== null) {
    return <ErrorNotice message={failure} action={<ButtonLink to={back.to}>{back.label}</ButtonLink>} />;
  }
  if (data === undefined || !isFetchedAfterMount) return <Skeleton className="h-96 w-full" />;
  return children(data);
}
