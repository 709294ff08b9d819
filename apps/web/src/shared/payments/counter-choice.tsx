import { chooseCounter, listCounters } from "@thangam/contracts/settings/counter-operations";
import { errorMessage } from "#api/errors.ts";
import { useCommand, useOperation } from "#api/query.ts";
import { useSession } from "#api/session.ts";
import { t } from "#i18n/i18n.ts";
import { SelectField } from "#ui/select-field.tsx";
import { toast } from "#ui/toast.tsx";

/** At which counter of their branch the clerk sits: it numbers the receipts. Where there is one counter, nothing of it is shown. */
export function CounterChoice() {
  const user = useSession();
  const here = user?.branches?.find(({ isCurrent }) => isCurrent);
  const { data } = useOperation(listCounters, here === undefined ? {} : { branchNumber: here.branchNumber }, {
    enabled: user !== undefined,
  });
  const choose = useCommand(chooseCounter, { invalidates: [listCounters] });
  const open = data?.filter((counter) => counter.isOpen) ?? [];
  if (open.length < 2) return null;
  return (
    <SelectField
      label={t("Counter")}
      className="mb-5 max-w-sm"
      disabled={choose.isPending}
      options={open.map(({ counterId, name, series }) => ({ value: String(counterId), label: `${name} (${series})` }))}
      value={String(open.find((counter) => counter.isMine)?.counterId ?? "")}
      onValueChange={(counterId) =>
        choose.mutate({ counterId: Number(counterId) }, { onError: (error) => toast.error(errorMessage(error)) })
      }
    />
  );
}
