/**
 * Checks a statement without the shop: `node verify.mjs --key FINGERPRINT [--newest FILE]` in the folder that was saved.
 * The fingerprint stands in the passbook and on the shop's own pages; the folder could hold anybody's key. Ends with 0 where the
 * statement is genuine and the newest, with 3 where it is genuine and older than --newest, with 1 where it was altered, and with 2
 * where nobody can say.
 */
import { createHash, createPublicKey, verify } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Bytes, Crypto } from "./bytes.ts";
import { writtenKeyId } from "./note.ts";
import { checkStatement } from "./statement.ts";
import type { Verdict } from "./statement.ts";

const crypto: Crypto = {
  sha256: (bytes) => createHash("sha256").update(bytes).digest(),
  isSignedBy: (key, message, signature) => {
    try {
      return verify(null, message, publicKeyOf(key), signature);
    } catch {
      return false;
    }
  },
};

function publicKeyOf(bytes: Bytes) {
  const x = Buffer.from(bytes).toString("base64url");
  return createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
}

const { values } = parseArgs({
  options: {
    key: { type: "string", multiple: true, default: [] },
    newest: { type: "string" },
    folder: { type: "string", default: dirname(fileURLToPath(import.meta.url)) },
  },
});
const read = (name: string) => readFileSync(join(values.folder, name), "utf8");

function checkFolder(): Verdict | { verdict: "unreadable"; why: string } {
  try {
    return checkStatement(crypto, read("statement.json"), {
      keys: JSON.parse(read("keys.json")).keys,
      trusted: values.key,
      newest: values.newest === undefined ? read("newest.txt") : readFileSync(values.newest, "utf8"),
    });
  } catch (error) {
    return {
      verdict: "unreadable",
      why: `The folder cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}

/** "1234567" of paise is "12345.67". */
function units(digits: string, places: number): string {
  const padded = digits.padStart(places + 1, "0");
  return `${padded.slice(0, -places)}.${padded.slice(-places)}`;
}

function printLines(...lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(""));
}

const found = checkFolder();
switch (found.verdict) {
  case "altered":
  case "unreadable":
    printLines(`ALTERED. ${found.why}`);
    process.exitCode = 1;
    break;
  case "unknown key":
    printLines(
      `The statement fits the key ${writtenKeyId(found.keyId)}.`,
      "Compare it with the fingerprint in the passbook or on the shop's pages, and run this again with --key.",
    );
    process.exitCode = 2;
    break;
  case "genuine":
  case "older": {
    const { book, holder, at, number, newest } = found;
    printLines(
      found.verdict === "genuine" ? "GENUINE." : `GENUINE, and older than the newest seal (${newest}).`,
      `Sealed at ${at}, number ${number}.`,
      `Book ${book.number} of ${holder}: ${book.instalments} instalments, ${book.status}.`,
      `Paid Rs ${units(book.paid, 2)}${book.gold === "0" ? "" : `, gold ${units(book.gold, 3)} g`}.`,
    );
    process.exitCode = found.verdict === "genuine" ? 0 : 3;
  }
}
