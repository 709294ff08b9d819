import { capabilities } from "@thangam/contracts/kernel/capabilities";
import type { Capability } from "@thangam/contracts/kernel/capabilities";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { listCapabilities, saveCapabilities } from "@thangam/contracts/users/capability-operations";
import { useState } from "react";
import { useUser } from "#api/session.ts";
import { useCommand, useOperation } from "#api/query.ts";
import { LoadFailure } from "#forms/load-failure.tsx";
import { ListSearch } from "#list-page/list-filters.tsx";
import { accountQueries } from "#shared/users/account-queries.ts";
import { reportFailure } from "#forms/report-failure.ts";
import { checkInput } from "#forms/resolver.ts";
import { t } from "#i18n/i18n.ts";
import { PageHeader } from "#navigation/page-header.tsx";
import { useLeaveGuard } from "#navigation/leave-guard.ts";
import { useListState } from "#list-page/list-state.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { Pager } from "#ui/pager.tsx";
import { Skeleton, StatusBadge } from "#ui/surface.tsx";
import { toast } from "#ui/toast.tsx";
import { BranchesOf } from "./branches-of.tsx";
import { capabilityLabels } from "#shared/users/capability-labels.ts";

type Employee = OutputOf<typeof listCapabilities>["rows"][number];

/** The rights of each Employee. */
export default function RightsScreen() {
  const list = useListState();
  const checked = checkInput(listCapabilities, { search: list.search, page: String(list.page) });
  const { data, error, refetch } = useOperation(listCapabilities, checked.ok ? checked.input : {}, {
    keepPrevious: true,
  });
  return (
    <>
      <PageHeader />
      <p className="mb-4 max-w-prose text-muted">
        {t(
          "What an Employee may do besides seeing the dashboard. It holds from their next step on. An Admin may do all.",
        )}
      </p>
      <ListSearch label={t("Search employees")} list={list} className="mb-4" />
      {error !== null && data === undefined && <LoadFailure error={error} refetch={refetch} />}
      {data === undefined && error === null && <Skeleton className="h-96 w-full" />}
      {data?.rows.length === 0 && (
        <p className="rounded-card border border-line bg-surface px-6 py-12 text-center text-muted">
          {list.search === ""
            ? t("There is no Employee yet. Add one in the user list.")
            : t("No Employee fits. Try fewer letters.")}
        </p>
      )}
      <div className="flex flex-col gap-4">
        {data?.rows.map((employee) => (
          <RightsOf key={employee.userId.toString()} employee={employee} />
        ))}
      </div>
      <div className="mt-3">
        <Pager page={data?.page} onPage={(page) => list.toPage(page)} />
      </div>
    </>
  );
}

function RightsOf({ employee: { userId, name, email, designation, status, ...granted } }: { employee: Employee }) {
  const [changed, setChanged] = useState<readonly Capability[] | null>(null);
  const save = useCommand(saveCapabilities, { invalidates: accountQueries });
  useLeaveGuard(changed !== null);
  const shown = changed ?? granted.capabilities;

  function set(capability: Capability, isGranted: boolean) {
    const next = capabilities.filter((one) => (one === capability ? isGranted : shown.includes(one)));
    setChanged(isSame(next, granted.capabilities) ? null : next);
  }
  function send() {
    save.mutate(
      { userId, capabilities: [...shown] },
      {
        onSuccess: () => {
          setChanged(null);
          toast.success(t("The rights of {name} are saved.", { name }));
        },
        onError: reportFailure,
      },
    );
  }

  return (
    <fieldset className="rounded-card border border-line bg-surface p-5 shadow-card">
      <legend className="sr-only">{t("Rights of {name}", { name })}</legend>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-2 text-lg font-semibold">
            {name}
            {status !== "Active" && <StatusBadge status={status} />}
          </h2>
          <p className="text-sm wrap-anywhere text-muted">
            {[designation, email].filter((part) => part !== null).join(" · ")}
          </p>
        </div>
        <div className="flex gap-3">
          {changed !== null && (
            <Button look="quiet" onClick={() => setChanged(null)}>
              {t("Undo")}
            </Button>
          )}
          <Button
            look="primary"
            aria-label={t("Save the rights of {name}", { name })}
            disabled={changed === null}
            isBusy={save.isPending}
            onClick={send}
          >
            {t("Save")}
          </Button>
        </div>
      </div>
      <Rights shown={shown} isSaving={save.isPending} onSet={set} />
      {granted.branchNumbers !== undefined && <BranchesOf employee={{ userId, name }} given={granted.branchNumbers} />}
    </fieldset>
  );
}

interface RightsProps {
  shown: readonly Capability[];
  isSaving: boolean;
  onSet: (capability: Capability, isGranted: boolean) => void;
}

function Rights({ shown, isSaving, onSet }: RightsProps) {
  const words = capabilityLabels();
  const hasBranches = useUser().branches !== undefined;
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {shownTo(hasBranches).map((capability) => {
        const { name, promises, amongBranches = [] } = words[capability];
        return (
          <Checkbox
            key={capability}
            label={name}
            hint={[...promises, ...(hasBranches ? amongBranches : [])].join(" ")}
            checked={shown.includes(capability)}
            disabled={isSaving}
            onChange={(event) => onSet(capability, event.currentTarget.checked)}
          />
        );
      })}
    </div>
  );
}

/** A shop of one branch has nothing to say of branches. */
function shownTo(hasBranches: boolean): readonly Capability[] {
  return hasBranches ? capabilities : capabilities.filter((capability) => capability !== "branches.all");
}

function isSame(one: readonly Capability[], other: readonly Capability[]): boolean {
  return one.length === other.length && one.every((capability) => other.includes(capability));
}
