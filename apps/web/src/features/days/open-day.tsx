import { countDrawer } from "@thangam/contracts/days/operations";
import { paise } from "@thangam/contracts/values/money";
import { useState } from "react";
import { useCommand } from "#api/query.ts";
import { ofBranch, useBranchOfDay } from "./branch-of-day.ts";
import { BlindCount } from "./blind-count.tsx";
import { CountForm } from "./count-form.tsx";
import type { Figures, ShownDay } from "./day-figures.ts";

/** A day that is counted and closed. Whoever counts blind sees what the books expect of the cash after the count. */
export function OpenDay({ shown }: { shown: ShownDay }) {
  const [cash, setCash] = useState<Figures | null>(null);
  const branch = useBranchOfDay();
  const again = useCommand(countDrawer);
  if (!shown.countsBlind) return <CountForm shown={shown} />;
  if (cash === null) return <BlindCount shown={shown} onCounted={setCash} />;

  /** Money that came meanwhile has changed what is expected. */
  function compareAgain(countedPaise: bigint | null) {
    if (countedPaise === null || countedPaise < 0n) return;
    const input = { ...ofBranch(branch), day: shown.day, countedPaise: paise(countedPaise) };
    again.mutate(input, { onSuccess: setCash });
  }
  return <CountForm shown={{ ...shown, figures: [cash, ...shown.figures] }} onStale={compareAgain} />;
}
