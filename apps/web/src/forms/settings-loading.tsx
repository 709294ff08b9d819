import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { cx } from "#ui/cx.ts";
import { Skeleton } from "#ui/surface.tsx";
import { LoadFailure } from "./load-failure.tsx";

interface Props<Settings> {
  query: UseQueryResult<Settings>;
  /** The height of the form while it loads: "h-72". */
  height: string;
  children: (settings: Settings, reload: () => void) => ReactNode;
}

/** Loads settings. What is shown stays when a later load fails. */
export function SettingsLoading<Settings>({ query, height, children }: Props<Settings>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data, () => void refetch());
  if (error !== null) return <LoadFailure error={error} refetch={refetch} />;
  return <Skeleton className={cx("w-full max-w-2xl rounded-card", height)} />;
}
