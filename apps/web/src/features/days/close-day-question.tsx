import { day as dayText } from "#format/dates.ts";
import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { differenceLabel } from "./day-figures.ts";

interface Props {
  day: string;
  expectedPaise: bigint;
  countedPaise: bigint;
  /** The hour at which the shop closes, when that has not come; otherwise null. */
  earlyBefore: number | null;
  onYes: () => void;
  onNo: () => void;
}

/** Asks before a day is closed, and shows its totals. */
export default function CloseDayQuestion({ day, expectedPaise, countedPaise, earlyBefore, onYes, onNo }: Props) {
  const difference = countedPaise - expectedPaise;
  return (
    <ConfirmDialog
      isOpen
      title={t("Close {day}", { day: dayText(day) })}
      subject={`${t("{amount} counted", { amount: rupees(countedPaise) })} · ${differenceLabel(difference, rupees)}`}
      question={[
        earlyBefore !== null &&
          t("The shop closes at {hour}: whoever pays until then cannot be helped today.", {
            hour: `${String(earlyBefore).padStart(2, "0")}:00`,
          }),
        t("Nothing more can be posted into this day. Only an Admin can open it again."),
      ]
        .filter((sentence) => sentence !== false)
        .join(" ")}
      onNo={onNo}
      onYes={onYes}
    />
  );
}
