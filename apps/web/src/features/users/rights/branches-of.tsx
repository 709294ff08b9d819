import { listBranches } from "@thangam/contracts/branches/branch-operations";
import { giveBranches } from "@thangam/contracts/branches/staff-operations";
import { useState } from "react";
import { useCommand, useOperation } from "#api/query.ts";
import { reportFailure } from "#forms/report-failure.ts";
import { t } from "#i18n/i18n.ts";
import { useLeaveGuard } from "#navigation/leave-guard.ts";
import { accountQueries } from "#shared/users/account-queries.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { toast } from "#ui/toast.tsx";

interface Props {
  employee: { userId: bigint; name: string };
  given: readonly number[];
}

/** In which branches an Employee works: at least one. */
export function BranchesOf({ employee: { userId, name }, given }: Props) {
  const [changed, setChanged] = useState<readonly number[] | null>(null);
  const { data } = useOperation(listBranches, {});
  const save = useCommand(giveBranches, { invalidates: accountQueries });
  useLeaveGuard(changed !== null);
  const shown = changed ?? given;

  function set(branch: number, isGiven: boolean) {
    const next = (data ?? [])
      .map(({ branchNumber }) => branchNumber)
      .filter((one) => (one === branch ? isGiven : shown.includes(one)));
    setChanged(next.join() === given.join() ? null : next);
  }
  function send() {
    save.mutate(
      { userId, branchNumbers: [...shown] },
      {
        onSuccess: () => {
          setChanged(null);
          toast.success(t("The branches of {name} are saved.", { name }));
        },
        onError: reportFailure,
      },
    );
  }

  return (
    <fieldset className="mt-5 border-t border-line pt-4">
      <legend className="sr-only">{t("Branches of {name}", { name })}</legend>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <span className="font-medium">{t("Works in")}</span>
        {data?.map(({ branchNumber, name: branch }) => (
          <Checkbox
            key={branchNumber}
            label={branch}
            checked={shown.includes(branchNumber)}
            disabled={save.isPending}
            onChange={(event) => set(branchNumber, event.currentTarget.checked)}
          />
        ))}
        {changed !== null && (
          <Button
            size="small"
            aria-label={t("Save the branches of {name}", { name })}
            disabled={changed.length === 0}
            isBusy={save.isPending}
            onClick={send}
          >
            {t("Save")}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
