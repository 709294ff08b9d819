import { setHolidays } from "@thangam/contracts/settings/holiday-operations";
import { useCommand } from "#api/query.ts";
import { day as dayText } from "#format/dates.ts";
import { reportFailure } from "#forms/report-failure.ts";
import { t } from "#i18n/i18n.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { toast } from "#ui/toast.tsx";
import type { Holiday } from "./holiday-columns.tsx";
import { staleAfterHolidays } from "./stale-after-holidays.ts";

export function RemoveHolidayQuestion({ holiday: { day, name }, onClose }: { holiday: Holiday; onClose: () => void }) {
  const set = useCommand(setHolidays, { invalidates: staleAfterHolidays });
  return (
    <ConfirmDialog
      isOpen
      title={t("Is the shop open on this day?")}
      subject={[dayText(day), name].filter((part) => part !== null).join(" · ")}
      question={t("What falls due on this day is then due on it, and no longer on the day after.")}
      isDangerous
      isBusy={set.isPending}
      onNo={onClose}
      onYes={() =>
        set.mutate(
          { add: [], remove: [day] },
          {
            onSuccess: () => toast.success(t("{day} is no holiday any more.", { day: dayText(day) })),
            onError: reportFailure,
            onSettled: onClose,
          },
        )
      }
    />
  );
}
