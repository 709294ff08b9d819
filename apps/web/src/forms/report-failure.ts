import { errorMessage } from "#api/errors.ts";
import { ApprovalWaits } from "#api/problem.ts";
import { toast } from "#ui/toast.tsx";

/** Says why a command failed. What only waits for somebody has its own notice. */
export function reportFailure(error: unknown): void {
  if (!(error instanceof ApprovalWaits)) toast.error(errorMessage(error));
}
