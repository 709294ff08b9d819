import { z } from "zod";
import { SendFailure } from "#core/send-failure.ts";
import { write } from "./write-text.ts";
import type { MessageText, Reader } from "./write-text.ts";

const sealed = z.object({ number: z.string().regex(/^\d+$/), note: z.string() });

/** What is written to an Admin when the books were sealed: the seal itself, sign by sign, to be kept. */
export function sealText(kind: "books_sealed", payload: unknown): (reader: Reader) => MessageText {
  const { data } = sealed.safeParse(payload);
  if (data === undefined) throw new SendFailure("nothing_to_write", "checkpoint");
  return (reader) => write(kind, reader, { number: data.number }, [data.note.trimEnd()]);
}
