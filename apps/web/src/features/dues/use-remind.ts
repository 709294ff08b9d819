import { getDueHistory, listDues, remindDues } from "@thangam/contracts/dues/operations";
import { errorMessage } from "#api/errors.ts";
import { useCommand } from "#api/query.ts";
import { t } from "#i18n/i18n.ts";
import { toast } from "#ui/toast.tsx";

/** Sends reminders of books, and says of how many; those whose clients were reminded today are left out by the server. */
export function useRemind() {
  const remind = useCommand(remindDues, { invalidates: [listDues, getDueHistory] });
  return {
    isBusy: remind.isPending,
    send: (bookIds: readonly bigint[], onSent?: () => void) =>
      remind.mutate(
        { bookIds: [...bookIds] },
        {
          onSuccess: ({ toldCount, leftOutCount }) => {
            const told = t(
              "{count, plural, one {A reminder of # book is on its way.} other {Reminders of # books are on their way.}}",
              {
                count: toldCount,
              },
            );
            const leftOut = t(
              "{count, plural, one {# book was left out: its client was reminded today or wants no reminders.} other {# books were left out: their clients were reminded today or want no reminders.}}",
              { count: leftOutCount },
            );
            toast.success(leftOutCount === 0 ? told : toldCount === 0 ? leftOut : `${told} ${leftOut}`);
            onSent?.();
          },
          onError: (error) => toast.error(errorMessage(error)),
        },
      ),
  };
}
