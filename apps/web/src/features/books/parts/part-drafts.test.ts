import { expect, test } from "vitest";
import { blankLine, blankPart, partsTyped } from "./part-drafts.ts";
import { inputOf } from "./use-parts-quote.ts";

const typed = { ...blankPart, reference: " B-7 ", mode: "Cash", purity: "18K", take: "1.5" };

test("what was typed for another way than the chosen one is not sent", () => {
  const lines = [{ ...blankLine, item: "Chain" }];
  const sent = (way: string) => Object.keys(partsTyped([{ ...typed, way, lines }], true)[0] ?? {});
  expect(sent("Jewellery bill")).toEqual(["way", "reference", "purity", "lines", "takeMg"]);
  expect(sent("Refund")).toEqual(["way", "reference", "mode", "takeMg"]);
  expect(sent("Voucher")).toEqual(["way", "reference", "takeMg"]);
});

test("a book in gold is asked for grams, one in rupees for rupees, and nothing typed is all that is left", () => {
  const voucher = { ...blankPart, way: "Voucher" };
  const taken = (savesGold: boolean, take: string) => {
    const input = inputOf({ bookId: 3n, savesGold, parts: [{ ...voucher, take }] });
    const [part] = input?.parts ?? [];
    return [part?.takeMg, part?.takePaise];
  };
  expect(taken(true, "1.5")).toEqual([1500n, undefined]);
  expect(taken(false, "1,500.50".replace(",", ""))).toEqual([undefined, 150_050n]);
  expect(taken(true, "")).toEqual([undefined, undefined]);
});

test("a making charge is a share or rupees a gram, whichever is chosen", () => {
  const lineOf = (vaIn: string) => {
    const lines = [{ ...blankLine, item: "Chain", weight: "8", vaIn, va: "22" }];
    const parts = [{ ...blankPart, way: "Jewellery bill", lines }];
    return inputOf({ bookId: 3n, savesGold: true, parts })?.parts?.[0]?.lines[0];
  };
  expect(lineOf("percent")).toMatchObject({ weightMg: 8000n, vaPercent: 2200 });
  expect(lineOf("rupees")).toMatchObject({ weightMg: 8000n, vaPaisePerGram: 2200n });
  expect(lineOf("rupees")).not.toHaveProperty("vaPercent");
});

test("nothing is asked while a part lacks its way, or a piece its weight", () => {
  const asked = (part: object) => inputOf({ bookId: 3n, savesGold: true, parts: [{ ...blankPart, ...part }] });
  expect(asked({})).toBeNull();
  expect(asked({ way: "Jewellery bill", lines: [{ ...blankLine, item: "Chain", va: "22" }] })).toBeNull();
  expect(asked({ way: "Voucher" })).not.toBeNull();
});

test("the number of a part is no part of what is asked about it", () => {
  const asked = (reference: string) =>
    inputOf({ bookId: 3n, savesGold: true, parts: [{ ...typed, reference, way: "Voucher" }] });
  expect(asked("V-1")).not.toBeNull();
  expect(asked("V-1")).toEqual(asked(""));
});
