import { crc32, deflateSync } from "node:zlib";

/** A grey PNG that browsers show; `padding` bytes of text make it larger. */
export function pngOf(width: number, height: number, padding = 0): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0], 8);
  const isDrawn = width * height < 4_000_000;
  const pixels = deflateSync(
    Buffer.alloc(isDrawn ? (width + 1) * height : 1, 0x60).map((value, at) => (at % (width + 1) === 0 ? 0 : value)),
  );
  const chunks = [
    chunk("IHDR", header),
    ...(padding > 0 ? [chunk("tEXt", Buffer.alloc(padding, 0x61))] : []),
    chunk("IDAT", pixels),
  ];
  return Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), ...chunks, chunk("IEND", Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** The frame of a JPEG, without its picture. */
export function jpegOf(width: number, height: number): Buffer {
  const frame = Buffer.from("ffc0000b080000000001011100", "hex");
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([
    Buffer.from("ffd8ffe000104a46494600010100000100010000", "hex"),
    frame,
    Buffer.from("ffd9", "hex"),
  ]);
}
