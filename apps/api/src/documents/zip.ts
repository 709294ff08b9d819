import { setImmediate } from "node:timers/promises";
import { strToU8, Zip, ZipDeflate } from "fflate";

/** A file of the archive: its name, and its content in pieces. */
export interface ZipEntry {
  name: string;
  content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
}

/** How much is packed before other requests have their turn: some three milliseconds. */
const PIECE_BYTES = 64 * 1024;
/** The first moment that a ZIP archive can name, in the time zone of the machine: the same list is the same file. */
const modified = "1980-01-01T00:00:00";

/** A ZIP archive, packed and sent while its content is still being made; no part of it is held whole. */
export async function* zipOf(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error !== null) throw error;
    packed.push(bytes);
  });
  for (const { name, content } of entries) {
    const file = new ZipDeflate(name);
    file.mtime = modified;
    zip.add(file);
    for await (const part of content) {
      for (const piece of piecesOf(typeof part === "string" ? strToU8(part) : part)) {
        file.push(piece);
        yield* packed.splice(0);
        await setImmediate();
      }
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  yield* packed;
}

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
}
