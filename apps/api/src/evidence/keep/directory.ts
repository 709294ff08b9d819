import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { finished } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { createHash } from "node:crypto";
import { putInPlace, writeWhole } from "./write-whole.ts";

/** The folder that checkpoints are appended to. A checkpoint is there when its note is, which is written last. */
export interface Directory {
  /** The numbers of all checkpoints, the oldest first. */
  numbers(): Promise<number[]>;
  note(number: number): Promise<string>;
  /** The lines that say which leaves changed, and the hash of all of them once they were read. */
  changes(number: number): AsyncGenerator<string, string>;
  begin(number: number): Promise<ChangesDraft>;
  /** The two files of a checkpoint. */
  filesOf(number: number): { note: string; changes: string };
}

/** The file of changes while it is written. */
interface ChangesDraft {
  write(line: string): Promise<void>;
  /** The hash of all lines; nothing is written any more. */
  hash(): Promise<string>;
  /** Puts the file and the note in their place. */
  finish(note: string): Promise<void>;
}

const thousand = 1_000;

export function openDirectory(dir: string): Directory {
  const pathOf = (number: number, ending: string) =>
    join(dir, "checkpoints", digits(Math.floor(number / thousand), 6), `${digits(number, 9)}.${ending}`);
  const filesOf = (number: number) => ({ note: pathOf(number, "note"), changes: pathOf(number, "changes.gz") });
  return {
    filesOf,
    numbers: async () => {
      const found = await readdir(join(dir, "checkpoints"), { recursive: true }).catch(() => []);
      return found.flatMap((name) => numberIn(name)).toSorted((a, b) => a - b);
    },
    note: (number) => readFile(filesOf(number).note, "utf8"),
    changes: (number) => linesOf(filesOf(number).changes),
    begin: (number) => beginChanges(filesOf(number)),
  };
}

function digits(number: number, length: number): string {
  return number.toString().padStart(length, "0");
}

function numberIn(name: string): number[] {
  const [, number] = /(\d{9})\.note$/.exec(name) ?? [];
  return number === undefined ? [] : [Number(number)];
}

async function* linesOf(path: string): AsyncGenerator<string, string> {
  const hash = createHash("sha256");
  const unpacked = createReadStream(path).pipe(createGunzip());
  for await (const line of createInterface({ input: unpacked, crlfDelay: Infinity })) {
    hash.update(`${line}\n`);
    yield line;
  }
  return hash.digest("hex");
}

async function beginChanges({ note: notePath, changes }: { note: string; changes: string }): Promise<ChangesDraft> {
  await mkdir(dirname(changes), { recursive: true });
  const draft = `${changes}.draft`;
  const hash = createHash("sha256");
  const packed = createGzip();
  const file = createWriteStream(draft);
  packed.pipe(file);
  return {
    write: async (line) => {
      hash.update(`${line}\n`);
      if (!packed.write(`${line}\n`)) await new Promise((resolve) => packed.once("drain", resolve));
    },
    hash: async () => {
      packed.end();
      await finished(file);
      const written = await open(draft, "r+");
      try {
        await written.sync();
      } finally {
        await written.close();
      }
      return hash.digest("hex");
    },
    finish: async (note) => {
      await putInPlace(draft, changes);
      await writeWhole(notePath, note);
    },
  };
}
