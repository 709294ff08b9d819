import { previewAcknowledgement } from "@thangam/contracts/payments/acknowledge-operations";
import type { InputOf } from "@thangam/contracts/kernel/operation";
import { useState } from "react";
import type { FormEvent } from "react";
import { errorMessage } from "#api/errors.ts";
import { ask } from "#api/query.ts";
import { toast } from "#ui/toast.tsx";

/**
 * The question before an acknowledgement that leaves earlier instalments open. `inputOf` is what would be sent, null while
 * it has mistakes, which the form itself shows.
 */
export function useLeavesOpen(
  inputOf: () => InputOf<typeof previewAcknowledgement> | null,
  submit: () => Promise<void>,
) {
  const [leavesOpen, setLeavesOpen] = useState<readonly number[]>([]);
  const [isAsking, setAsking] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isAsking) return;
    const input = inputOf();
    if (input === null) return void submit();
    setAsking(true);
    try {
      const told = await ask(previewAcknowledgement, input);
      if (told.leavesOpen.length > 0) setLeavesOpen(told.leavesOpen);
      else await submit();
    } catch (error) {
      toast.error(errorMessage(error));
    } finally {
      setAsking(false);
    }
  }

  function decide(isMeant: boolean) {
    setLeavesOpen([]);
    if (isMeant) void submit();
  }

  return { leavesOpen, isAsking, save, decide };
}
