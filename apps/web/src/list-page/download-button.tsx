import { Download } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import type { InputOf } from "@thangam/contracts/kernel/operation";
import type { AnyOperation } from "#api/client.ts";
import { download } from "#api/download.ts";
import { errorMessage } from "#api/errors.ts";
import { Button } from "#ui/button.tsx";
import { saveAs } from "#ui/save-as.ts";
import { toast } from "#ui/toast.tsx";

interface Props<O extends AnyOperation> {
  /** An operation that returns a file. */
  operation: O;
  /** null while the input is incomplete. */
  input: InputOf<O> | null;
  reason?: string | undefined;
  size?: "small" | "normal";
  children: ReactNode;
}

/** Downloads a file; shows the progress and the reason of a failure. */
export function DownloadButton<O extends AnyOperation>({ operation, input, reason, size, children }: Props<O>) {
  const [isBusy, setBusy] = useState(false);
  async function save() {
    if (input === null) return;
    setBusy(true);
    try {
      const { name, blob } = await download(operation, input);
      saveAs(name, blob);
    } catch (error) {
      toast.error(errorMessage(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button
      {...(size !== undefined && { size })}
      isBusy={isBusy}
      reason={reason}
      disabled={input === null}
      onClick={() => void save()}
    >
      <Download size={size === "small" ? 16 : 18} aria-hidden />
      {children}
    </Button>
  );
}
