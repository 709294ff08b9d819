import { operations } from "@thangam/contracts";
import { exportList } from "#exports/export-list.ts";
import { listGoldRates } from "./gold-rates.ts";

export const exportGoldRates = exportList(operations.exportGoldRates, listGoldRates, {
  name: "gold-rates",
  title: "Gold rates",
  columns: [
    { heading: "Day", kind: "day", of: ({ day }) => day },
    { heading: "Purity", kind: "text", of: ({ purity }) => purity },
    { heading: "Rate per gram", kind: "rupees", of: ({ ratePaisePerGram }) => ratePaisePerGram },
    { heading: "Set at", kind: "text", of: ({ setAt }) => setAt },
    { heading: "Set by", kind: "text", isWide: true, of: ({ setBy }) => setBy },
    { heading: "In force", kind: "word", of: ({ isCurrent }) => (isCurrent ? "Yes" : "No") },
  ],
});
