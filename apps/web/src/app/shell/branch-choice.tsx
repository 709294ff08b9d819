import { chooseBranch } from "@thangam/contracts/branches/staff-operations";
import { mayOpen } from "@thangam/contracts/menu/audience";
import type { OwnBranch } from "@thangam/contracts/session/schemas";
import { Link } from "react-router";
import { errorMessage } from "#api/errors.ts";
import { queryClient, useCommand } from "#api/query.ts";
import { useSession } from "#api/session.ts";
import { paths } from "#app/paths.ts";
import { t } from "#i18n/i18n.ts";
import { SelectField } from "#ui/select-field.tsx";
import { toast } from "#ui/toast.tsx";

/** In which branch somebody is: what they take, close and count is of that one. */
export function BranchChoice({ branches }: { branches: readonly OwnBranch[] }) {
  const user = useSession();
  const choose = useCommand(chooseBranch);
  const own = branches.filter(({ isWorkedIn }) => isWorkedIn);
  const current = own.find(({ isCurrent }) => isCurrent);
  return (
    <div className="border-b border-line px-4 py-3">
      {own.length > 1 ? (
        <SelectField
          label={t("Branch")}
          disabled={choose.isPending}
          options={own.map(({ branchNumber, name }) => ({ value: String(branchNumber), label: name }))}
          value={String(current?.branchNumber ?? "")}
          onValueChange={(branchNumber) =>
            choose.mutate(
              { branchNumber: Number(branchNumber) },
              {
                // Every figure on the screen may be another one there.
                onSuccess: () => void queryClient.invalidateQueries(),
                onError: (error) => toast.error(errorMessage(error)),
              },
            )
          }
        />
      ) : (
        <p className="font-medium">{current?.name}</p>
      )}
      {user && mayOpen("payments.acknowledge", user) && (
        <Link to={paths.branches} className="flex min-h-11 items-center underline underline-offset-4">
          {t("Money between branches")}
        </Link>
      )}
    </div>
  );
}
