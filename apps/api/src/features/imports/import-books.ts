import { createHash } from "node:crypto";
import { operations } from "@thangam/contracts";
import { MAX_IMPORT_BYTES } from "@thangam/contracts/imports/schemas";
import { command } from "#kernel/handler.ts";
import { shopCalendar } from "#platform/clock.ts";
import { insertBatch, lockFileHash } from "./batch-state-store.ts";
import { batchOfFile } from "./import-store.ts";

/** Keeps the file; it is read and checked in the background. import_batches_file_key is the twin of its refusal. */
export const importBooks = command(
  operations.importBooks,
  async ({ actor, input, tx, now, services, note, refuse }) => {
    const content = new Uint8Array(Buffer.from(input.content, "base64"));
    if (content.length > MAX_IMPORT_BYTES) throw refuse("import_file_too_large");
    const fileHash = new Uint8Array(createHash("sha256").update(content).digest());
    await lockFileHash(tx, fileHash);
    const known = await batchOfFile(tx, fileHash);
    if (known !== null) {
      const day = shopCalendar(services.timeZone)(known.uploadedAt);
      throw refuse("import_file_known", { day: day.split("-").toReversed().join("-"), batchId: known.id.toString() });
    }

    const { fileName } = input;
    const batchId = await insertBatch(tx, now, { fileName, fileHash, content, byUserId: actor.userId });
    note({ recordType: "import", recordId: batchId, detail: { file: fileName, bytes: content.length } });
    return { batchId };
  },
);
