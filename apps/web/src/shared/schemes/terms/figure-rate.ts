import { SUPPOSED_RATE } from "@thangam/terms/brochure-sheet";
import type { Terms } from "@thangam/terms/terms";
import { useMemo } from "react";
import { useRateOf } from "#shared/rates/todays-rate.tsx";

/** What a gram is taken to cost, of the purity that the terms name. */
export interface FigureRate {
  paise: bigint;
  /** No rate is set today, or it is not told to who reads. */
  isSupposed: boolean;
}

/** Today's rate, or one that is only supposed: grams are seen on every day, and by everybody. */
export function useFigureRate(gold: Terms["gold"], options: { enabled?: boolean } = {}): FigureRate {
  const rate = useRateOf(gold?.purity ?? "22K", options);
  return useMemo(() => ({ paise: rate ?? SUPPOSED_RATE, isSupposed: rate === undefined }), [rate]);
}
