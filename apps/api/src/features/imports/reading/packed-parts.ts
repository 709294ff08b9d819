import { fromBufferPromise } from "yauzl";
import type { Entry } from "yauzl";
import { UnusableFile } from "./sheet.ts";

/** All that is unpacked of one file. A packed file can claim a thousand times its size. */
const MAX_UNPACKED_BYTES = 96_000_000;
/** A workbook has a handful. */
const MAX_PARTS = 10_000;

/** The parts of a packed file, each unpacked while it is read. */
export interface PackedParts {
  has(name: string): boolean;
  read(name: string): AsyncGenerator<Uint8Array>;
}

/** Opens the directory of a packed file. Nothing of it is unpacked before it is read, and no part is held whole. */
export async function openParts(bytes: Uint8Array): Promise<PackedParts> {
  const file = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
    lazyEntries: true,
    autoClose: false,
  }).catch(unreadable);
  const entryByName = new Map<string, Entry>();
  try {
    for await (const entry of file.eachEntry()) {
      entryByName.set(entry.fileName, entry);
      if (entryByName.size > MAX_PARTS) throw new UnusableFile("import_unreadable");
    }
  } catch {
    throw new UnusableFile("import_unreadable");
  }
  let bytesLeft = MAX_UNPACKED_BYTES;

  return {
    has: (name) => entryByName.has(name),
    async *read(name) {
      const entry = entryByName.get(name);
      if (entry === undefined) throw new UnusableFile("import_unreadable");
      if (entry.uncompressedSize > bytesLeft) throw new UnusableFile("import_unpacks_too_large");
      const unpacked = await file.openReadStreamPromise(entry).catch(unreadable);
      try {
        for await (const piece of piecesOf(unpacked)) {
          bytesLeft -= piece.length;
          if (bytesLeft < 0) throw new UnusableFile("import_unpacks_too_large");
          yield piece;
        }
      } finally {
        unpacked.destroy();
      }
    },
  };
}

/** What cannot be unpacked, or is not of the size that it claims, is no file of ours. */
async function* piecesOf(unpacked: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const pieces = unpacked[Symbol.asyncIterator]();
  for (;;) {
    const { value, done } = await pieces.next().catch(unreadable);
    if (done === true) return;
    yield value;
  }
}

function unreadable(): never {
  throw new UnusableFile("import_unreadable");
}
