import { useQueryClient } from "@tanstack/react-query";
import { listApplications } from "@thangam/contracts/applications/decide-operations";
import { isRefusal, errorMessage } from "#api/errors.ts";
import { toast } from "#ui/toast.tsx";

/** Handles a decision that somebody else made first: a toast says who, and the list is loaded again. */
export function useAlreadyDecided(onClose: () => void): (error: unknown) => boolean {
  const client = useQueryClient();
  return (error) => {
    if (!isRefusal(error) || !error.code.startsWith("request_")) return false;
    toast.error(errorMessage(error));
    void client.invalidateQueries({ queryKey: [listApplications.wire] });
    onClose();
    return true;
  };
}
