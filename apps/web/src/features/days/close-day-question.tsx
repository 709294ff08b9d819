import { day as dayText } from "#format/dates.ts";
import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { differenceLabel } from "./day-figures.ts";

interface Props {
  day: string;
  expectedPaise: bigint;
  countedPaise: bigint;
  onYes: () => void;
  onNo: () => void;
}

/** Asks before a day is closed, and shows its totals. */
export default function CloseDayQuestion({ day, expectedPaise, countedPaise, onYes, onNo }: Props) {
  const difference = countedPaise - expectedPaise;
  return (
    <ConfirmDialog
      isOpen
      title={t("Close {day}", { day: dayText(day) })}
      subject={`${t("{amount} counted", { amount: rupees(countedPaise) })} · ${differenceLabel(difference, rupees)}`}
      question={t("Nothing more can be posted into this day. Only an Admin can open it again.")}
      onNo={onNo}
      onYes={onYes}
    />
  );
}
