import type { S3Settings } from "./s3-store.ts";

type Read = (name: string) => string | undefined;

/** The object store that the environment names, or null. A mistake becomes a sentence in `mistakes`. */
export function readEvidenceStore(read: Read, mistakes: string[]): S3Settings | null {
  const url = read("EVIDENCE_S3_URL");
  if (url === undefined) return null;
  const isWhole =
    URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) && /^\/[^/]+\/?$/.test(new URL(url).pathname);
  if (!isWhole)
    mistakes.push("EVIDENCE_S3_URL must be an address with a bucket, such as https://s3.example.com/shop-evidence.");
  const [keyId, key] = [read("EVIDENCE_S3_KEY_ID"), read("EVIDENCE_S3_KEY")];
  if (keyId === undefined || key === undefined)
    mistakes.push("EVIDENCE_S3_KEY_ID and EVIDENCE_S3_KEY sign in at EVIDENCE_S3_URL: give both.");
  const days = read("EVIDENCE_S3_DAYS") ?? "0";
  if (!/^\d{1,5}$/.test(days)) mistakes.push(`EVIDENCE_S3_DAYS is "${days}", but must be a whole number of days.`);
  return {
    url,
    region: read("EVIDENCE_S3_REGION") ?? "us-east-1",
    keyId: keyId ?? "",
    key: key ?? "",
    keptDays: Number(days),
  };
}
