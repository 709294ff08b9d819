import { importBooks, listImports } from "@thangam/contracts/imports/operations";
import { MAX_IMPORT_BYTES } from "@thangam/contracts/imports/schemas";
import { useRef, useState } from "react";
import { isRefusal, errorMessage } from "#api/errors.ts";
import { useCommand } from "#api/query.ts";
import { messageOfCode } from "#api/messages.ts";
import { base64Of } from "#shared/files/base64-of.ts";

/** Uploads a file. `error` holds the refusal, and the earlier import of the same file. */
export function useUpload(onSent: (batchId: bigint) => void) {
  const chooser = useRef<HTMLInputElement>(null);
  const [fileName, setFileName] = useState("");
  const [error, setError] = useState<{ message: string; earlier: bigint | null } | null>(null);
  const send = useCommand(importBooks, { invalidates: [listImports] });

  async function sendFile(file: File | undefined) {
    if (file === undefined || send.isPending) return;
    setFileName(file.name);
    setError(null);
    try {
      if (file.size > MAX_IMPORT_BYTES) throw new RangeError("too large");
      const { batchId } = await send.mutateAsync({ fileName: file.name, content: await base64Of(file) });
      onSent(batchId);
    } catch (refused) {
      const message = refused instanceof RangeError ? messageOfCode("import_file_too_large") : errorMessage(refused);
      const known = isRefusal(refused) ? refused.params["batchId"] : undefined;
      setError({ message, earlier: known === undefined ? null : BigInt(known) });
      chooser.current?.focus();
    }
  }

  return { chooser, fileName, error, sendFile, isSending: send.isPending };
}
