import { chooseCounter, listCounters } from "@thangam/contracts/settings/counter-operations";
import { errorMessage } from "#api/errors.ts";
import { useCommand, useOperation } from "#api/query.ts";
import { t } from "#i18n/i18n.ts";
import { SelectField } from "#ui/select-field.tsx";
import { toast } from "#ui/toast.tsx";

/** At which counter the clerk sits: it numbers the receipts. A shop with one counter sees nothing of it. */
export function CounterChoice() {
  const { data } = useOperation(listCounters, {});
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
