import { listNotifications } from "@thangam/contracts/messages/notification-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { useEffect } from "react";
import { queryClient, useOperation } from "#api/query.ts";

export type Notification = OutputOf<typeof listNotifications>["rows"][number];

const REPEAT_MS = 60_000;
/** As many as the panel of the bell shows. */
const input = { page: 1, pageSize: 8 } as const;

/** The newest notifications: asked again every minute while the portal is looked at, and after whatever is saved. */
export function useNotifications() {
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === "updated" && event.action.type === "success")
          void queryClient.invalidateQueries({ queryKey: [listNotifications.wire] });
      }),
    [],
  );
  return useOperation(listNotifications, input, { repeatMs: () => REPEAT_MS });
}
