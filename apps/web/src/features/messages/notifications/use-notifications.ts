import { listNotifications } from "@thangam/contracts/messages/notification-operations";
import { staffTaskKinds } from "@thangam/contracts/messages/notification-schemas";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { useEffect } from "react";
import { queryClient, useOperation } from "#api/query.ts";

export type Notification = OutputOf<typeof listNotifications>["rows"][number];

const REPEAT_MS = 60_000;
/** The panel of the bell has room for a task of every kind, so that none hides behind the others. */
const input = { page: 1, pageSize: staffTaskKinds.length };

/** The newest notifications, of one branch or of all, loaded again every minute while the page is visible, and after every save. */
export function useNotifications(branch: { branchNumber?: number } = {}) {
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === "updated" && event.action.type === "success")
          void queryClient.invalidateQueries({ queryKey: [listNotifications.wire] });
      }),
    [],
  );
  return useOperation(listNotifications, { ...input, ...branch }, { repeatMs: () => REPEAT_MS });
}
