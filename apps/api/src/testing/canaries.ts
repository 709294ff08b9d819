import { createHash } from "node:crypto";

/** Secrets that are planted, and must not be found again. */
export class Canaries {
  readonly #kindBySecret = new Map<string, string>();

  plant(kind: string, secret: string): void {
    if (secret.length < 6) throw new Error(`Too short to be looked for: ${kind}`);
    this.#kindBySecret.set(secret, kind);
  }

  get secrets(): readonly string[] {
    return [...this.#kindBySecret.keys()];
  }

  /** The texts that hold one: as it is, in base64, in hexadecimal as a bytea shows it, in an address, or its plain hash. */
  find(texts: readonly string[]): { kind: string; text: string }[] {
    return texts.flatMap((text) =>
      [...this.#kindBySecret].filter(([secret]) => holds(text, secret)).map(([, kind]) => ({ kind, text })),
    );
  }
}

function holds(text: string, secret: string): boolean {
  const bytes = Buffer.from(secret);
  const base64 = bytes.toString("base64").replace(/=+$/, "");
  const hash = createHash("sha256").update(secret).digest("hex");
  const forms = [base64, bytes.toString("hex"), encodeURIComponent(secret), hash];
  if (forms.some((form) => form !== secret && text.includes(form))) return true;
  // Six digits stand in many a hash by chance.
  return /^\d+$/.test(secret)
    ? new RegExp(`(?<![0-9a-zA-Z])${secret}(?![0-9a-zA-Z])`).test(text)
    : text.includes(secret);
}
