import { languages } from "@thangam/texts/languages";
import { textsOf } from "@thangam/texts/server";
import { fairQueue } from "#platform/process/fair-queue.ts";
import { unnamedShop } from "@thangam/contracts/settings/profile-schemas";
import type { FairQueue } from "#platform/process/fair-queue.ts";
import { helperProcess } from "#platform/process/helper-process.ts";
import { smallPools } from "#platform/process/small-pools.ts";
import { letterheadOf } from "./letterhead.ts";
import type { Pdf, Template } from "./port.ts";

export interface DocumentRequest {
  template: Template;
  json: string;
  /** As base64. */
  logo: { content: string; type: string } | null;
  isLong: boolean;
  madeAtSeconds: number;
}
export type DocumentResult = { bytes: Uint8Array } | { reason: string };

/** Papers for those who wait for them, and papers that are mailed: they take turns. */
interface Pdfs {
  counter: Pdf;
  mail: Pdf;
}

/** docs/security.md names the same figures. */
const figures = { maxMs: 60_000, maxBytes: 160_000_000, idleMs: 300_000, maxWaiting: 500, patienceMs: 60_000 };
/** The data of a longer paper takes a second to set and much memory; a receipt and most passbooks are far shorter. */
const longCharacters = 20_000;
/** Every language's: the name of a customer may be written in another than the document. */
const fonts = languages.map((language) => textsOf(language).font);

export const makePdf = (): Pdf => makePdfs().counter;

/**
 * A process of its own sets the documents, one at a time: a report of a thousand lines takes a second, in which the counter
 * must not stand still, and some 150 MB, which the setter keeps for itself; the process that holds them is ended. Long
 * papers wait for one another, and a short one waits for one long one at most.
 */
export function makePdfs({ maxWaiting, patienceMs, ...habits } = figures): Pdfs {
  const setter = helperProcess<DocumentRequest, DocumentResult>({
    file: new URL("pdf-process.ts", import.meta.url),
    args: [JSON.stringify(fonts)],
    options: ["--max-semi-space-size=2"],
    // The pools that the C library keeps for each thread would hold some 20 MB more.
    environment: { ...smallPools, MALLOC_ARENA_MAX: "1" },
    ...habits,
  });
  // Whose the others are that wait does not matter here: places.ts bounds the files of one person.
  const bounds = { atOnce: 1, ofOne: Infinity, maxWaiting, maxWaitingOfOne: Infinity, patienceMs };
  const [turns, longTurns] = [fairQueue(bounds), fairQueue(bounds)];
  const pdfOf = (line: string): Pdf => ({
    async render(template, data, now, { shop, logo: picture } = { shop: unnamedShop, logo: null }) {
      const json = JSON.stringify({ ...data, shop: letterheadOf(shop) });
      const logo = picture && { content: Buffer.from(picture.bytes).toString("base64"), type: picture.type };
      const isLong = json.length > longCharacters;
      const task = { template, json, logo, isLong, madeAtSeconds: Math.floor(now.getTime() / 1000) };
      const set = () => inTurn(turns, line, () => setter.run(task));
      const result = await (isLong ? inTurn(longTurns, line, set) : set());
      if ("reason" in result) throw new Error(result.reason);
      return result.bytes;
    },
  });
  return { counter: pdfOf("counter"), mail: pdfOf("mail") };
}

async function inTurn<T>(turns: FairQueue, line: string, run: () => Promise<T>): Promise<T> {
  const leave = await turns.enter(line);
  try {
    return await run();
  } finally {
    leave();
  }
}
