import { createHash } from "node:crypto";
import { S3mini } from "s3mini";
import type { EvidenceStore } from "./port.ts";

export interface S3Settings {
  /** With the name of the bucket at its end, such as https://s3.ap-south-1.amazonaws.com/shop-evidence */
  url: string;
  region: string;
  keyId: string;
  key: string;
  /** How long a file cannot be removed or written over; 0: the bucket's own rule decides. */
  keptDays: number;
}

const timeoutMs = 30_000;

/**
 * A bucket of Amazon S3 or of anything that speaks like it. With Object Lock (mode COMPLIANCE) nobody can remove a file before its time, not
 * even with this key.
 */
export function s3Store(settings: S3Settings): EvidenceStore {
  const s3 = new S3mini({
    accessKeyId: settings.keyId,
    secretAccessKey: settings.key,
    endpoint: settings.url,
    region: settings.region,
    requestAbortTimeout: timeoutMs,
  });
  return {
    put: async (name, content, keptUntil) => {
      const lock = settings.keptDays > 0 && {
        "x-amz-object-lock-mode": "COMPLIANCE",
        "x-amz-object-lock-retain-until-date": keptUntil.toISOString(),
      };
      const checksum = createHash("sha256").update(content).digest("base64");
      const headers = { ...lock, "x-amz-checksum-sha256": checksum };
      const type = name.endsWith(".gz") ? "application/gzip" : "text/plain";
      const { ok, status } = await s3.putObject(name, Buffer.from(content), type, undefined, headers);
      if (!ok) throw new Error(`The object store answered ${status} when ${name} was put there.`);
    },
  };
}
