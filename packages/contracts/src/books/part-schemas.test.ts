import { decodeBillLines } from "@thangam/terms/json/bill-schemas";
import { billLineCases } from "@thangam/terms/testing/bill-line-cases";
import { formatGrams } from "@thangam/texts/format-money";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { wireRupees } from "#values/money.ts";
import { formatPercent } from "#values/percent.ts";
import { quotedParts } from "./part-schemas.ts";

test.each(billLineCases)("a line of a bill: $name", ({ line, isHeld }) => {
  const typed = decodeBillLines([line]).map(({ item, weightMg, va, stonePaise }) => ({
    item,
    weight: formatGrams(weightMg),
    ...("percent" in va ? { va_percent: formatPercent(va.percent) } : { va_per_gram: wireRupees(va.paisePerGram) }),
    ...(stonePaise !== undefined && { stone: wireRupees(stonePaise) }),
  }));
  const { error } = z.safeParse(quotedParts, [{ way: "Jewellery bill", lines: typed }]);
  expect(error?.issues.map(({ message }) => message) ?? []).toEqual(isHeld ? [] : ["line_too_large"]);
});
