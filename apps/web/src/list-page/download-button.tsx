import { Download } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import type { InputOf } from "@thangam/contracts/kernel/operation";
import type { AnyOperation } from "#api/client.ts";
import { Button } from "#ui/button.tsx";
import { saveFile } from "./save-file.ts";

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
    await saveFile(operation, input);
    setBusy(false);
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
