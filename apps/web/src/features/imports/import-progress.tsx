import "./imports.css";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import type { getImport } from "@thangam/contracts/imports/operations";
import { wholeNumber } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { Card } from "#ui/surface.tsx";
import { importStatusLabel } from "./import-labels.ts";

/** The progress of the job, which continues without this screen. */
export function ImportProgress({ batch }: { batch: OutputOf<typeof getImport> }) {
  const { doneCount, toDoCount, status } = batch;
  const isKnown = toDoCount > 0;
  const words = isKnown
    ? t("{done} of {all} rows", { done: wholeNumber(doneCount), all: wholeNumber(toDoCount) })
    : t("The file is being read");
  return (
    <Card className="mb-5">
      <div className="flex flex-wrap justify-between gap-x-6">
        <p className="font-medium">{importStatusLabel(status)}</p>
        <p role="status">{words}</p>
      </div>
      <progress
        aria-label={importStatusLabel(status)}
        className="import-progress mt-3 w-full overflow-hidden rounded-full"
        {...(isKnown && { value: Math.min(doneCount, toDoCount), max: toDoCount })}
      />
      <p className="mt-2 text-sm text-muted">
        {batch.isDayClosed
          ? t("Today's accounts are closed. It goes on by itself on the next business day.")
          : t("You can leave this page: the work goes on, and you find it again in the list of imports.")}
      </p>
    </Card>
  );
}
