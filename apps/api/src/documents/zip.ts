import { crc32, createDeflateRaw } from "node:zlib";

/** A file of the archive: its name, and its content in pieces. */
export interface ZipEntry {
  name: string;
  content: AsyncIterable<string> | Iterable<string>;
}

interface Written {
  name: Buffer;
  crc: number;
  packed: number;
  plain: number;
  offset: number;
}

/** What an archive begins its parts with, and the flags: UTF-8 names, sizes after the content. */
const local = 0x04_03_4b_50;
const descriptor = 0x08_07_4b_50;
const central = 0x02_01_4b_50;
const end = 0x06_05_4b_50;
const flags = 0x08_08;
const deflated = 8;
/** 1 January 1980, so that the same list is the same file. */
const date = 0x00_21;

/** A ZIP archive, packed and sent while its content is still being made; no part of it is held whole. */
export async function* zipOf(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  const written: Written[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const entry: Written = { name: Buffer.from(name), crc: 0, packed: 0, plain: 0, offset };
    const head = words(
      [local, 4],
      [20, 2],
      [flags, 2],
      [deflated, 2],
      [0, 2],
      [date, 2],
      [0, 4],
      [0, 4],
      [0, 4],
      [entry.name.length, 2],
      [0, 2],
    );
    yield Buffer.concat([head, entry.name]);
    for await (const packed of deflate(content, entry)) yield packed;
    yield words([descriptor, 4], [entry.crc, 4], [entry.packed, 4], [entry.plain, 4]);
    offset += head.length + entry.name.length + entry.packed + 16;
    written.push(entry);
  }
  const directory = Buffer.concat(written.map(centralOf));
  yield directory;
  yield words(
    [end, 4],
    [0, 2],
    [0, 2],
    [written.length, 2],
    [written.length, 2],
    [directory.length, 4],
    [offset, 4],
    [0, 2],
  );
}

/** Packs text, and notes its checksum and sizes. */
async function* deflate(content: ZipEntry["content"], entry: Written): AsyncGenerator<Buffer> {
  const packer = createDeflateRaw();
  const fill = async () => {
    for await (const text of content) {
      const bytes = Buffer.from(text);
      entry.crc = crc32(bytes, entry.crc);
      entry.plain += bytes.length;
      if (!packer.write(bytes)) await new Promise((drained) => packer.once("drain", drained));
    }
    packer.end();
  };
  const filled = fill().catch((error: unknown) => void packer.destroy(error instanceof Error ? error : undefined));
  for await (const packed of packer) {
    entry.packed += packed.length;
    yield packed;
  }
  await filled;
}

function centralOf({ name, crc, packed, plain, offset }: Written): Buffer {
  const head = words(
    ...([
      [central, 4],
      [20, 2],
      [20, 2],
      [flags, 2],
      [deflated, 2],
      [0, 2],
      [date, 2],
      [crc, 4],
      [packed, 4],
      [plain, 4],
    ] as const),
    ...([
      [name.length, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [offset, 4],
    ] as const),
  );
  return Buffer.concat([head, name]);
}

/** Numbers of two or four bytes, the lowest byte first. */
function words(...numbers: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  const buffer = Buffer.alloc(numbers.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of numbers) {
    buffer.writeUIntLE(value, at, bytes);
    at += bytes;
  }
  return buffer;
}
