/** What was collected on a day, or in several from that day on. */
export interface DayCollected {
  day: string;
  paymentCount: number;
  amountPaise: bigint;
}

export function collectedIn(days: readonly DayCollected[]): bigint {
  return days.reduce((sum, { amountPaise }) => sum + amountPaise, 0n);
}

/** The months of the days, the first and the last as far as the days go. */
export function byMonth(days: readonly DayCollected[]): DayCollected[] {
  return [...Map.groupBy(days, ({ day }) => day.slice(0, 7)).values()].map(together);
}

/** Seven days each, the last ones to the end; what is left over at the beginning is left out. */
export function bySevenDays(days: readonly DayCollected[]): DayCollected[] {
  const weeks = Math.floor(days.length / 7);
  const from = days.length - weeks * 7;
  return Array.from({ length: weeks }, (_, week) => together(days.slice(from + week * 7, from + week * 7 + 7)));
}

function together(days: readonly DayCollected[]): DayCollected {
  return {
    day: days[0]?.day ?? "",
    paymentCount: days.reduce((sum, { paymentCount }) => sum + paymentCount, 0),
    amountPaise: collectedIn(days),
  };
}
