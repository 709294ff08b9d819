import type { InputOf, OutputOf } from "@thangam/contracts/kernel/operation";
import { useEffect, useState } from "react";
import type { AnyOperation } from "#api/client.ts";
import { errorMessage } from "#api/errors.ts";
import { useCommand } from "#api/query.ts";
import { notice } from "#api/messages.ts";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";
import { nextSendTime, retryTime, minutesAndSeconds } from "./send-again.ts";

interface Props<O extends AnyOperation> {
  /** Sends another code. */
  operation: O;
  /** Null while there is nothing to send yet. */
  input: InputOf<O> | null;
  /** In milliseconds since 1970. Also the key of the button, so that a new time restarts the countdown. */
  sendAgainAt: number;
  onSent: (sendAgainAt: number, output?: OutputOf<O>) => void;
  /** Before the first code was sent, "Send again" would be wrong. */
  label?: string;
  /** The caller shows where it went, so no toast says that it was sent. */
  isQuiet?: boolean;
  /** Handles a refusal; returns true to suppress the toast. */
  onRefused?: (error: unknown) => boolean;
}

/** Sends another code when the server allows it, and counts down the seconds until then. */
export function SendAgainButton<O extends AnyOperation>({
  operation,
  input,
  sendAgainAt,
  onSent,
  label,
  isQuiet = false,
  onRefused,
}: Props<O>) {
  const seconds = useSecondsUntil(sendAgainAt);
  const send = useCommand(operation);
  const sendOnce = (input: InputOf<O>) =>
    send.mutate(input, {
      onSuccess: (output) => {
        if (!isQuiet) toast.success(notice("recovery_code_sent"));
        onSent(nextSendTime(), output);
      },
      onError: (error) => {
        if (onRefused?.(error) === true) return;
        toast.error(errorMessage(error));
        const later = retryTime(error);
        if (later !== null) onSent(later);
      },
    });
  return (
    <Button
      disabled={seconds > 0 || input === null}
      isBusy={send.isPending}
      onClick={() => input !== null && sendOnce(input)}
    >
      {seconds > 0 ? t("Send again in {time}", { time: minutesAndSeconds(seconds) }) : (label ?? t("Send again"))}
    </Button>
  );
}

/** Whole seconds until a moment, counted down; 0 once it has passed. */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  const isOver = now >= moment;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return Math.max(0, Math.ceil((moment - now) / 1000));
}
