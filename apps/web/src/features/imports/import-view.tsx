import { getImport } from "@thangam/contracts/imports/operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { lazy, Suspense, useState } from "react";
import { errorMessage } from "#api/errors.ts";
import { useOperation } from "#api/query.ts";
import { messageOfCode } from "#api/messages.ts";
import { dateAndTime } from "#format/dates.ts";
import { wholeNumber } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { Card, Fact, Skeleton, StatusBadge, ErrorNotice } from "#ui/surface.tsx";
import { ImportProgress } from "./import-progress.tsx";
import { ImportRows } from "./import-rows.tsx";
import { ImportTotals } from "./import-totals.tsx";
import { isUnderWay, importStatusLabel } from "./import-labels.ts";

const StartImportDialog = lazy(() => import("./start-import-dialog.tsx"));
const UndoImportDialog = lazy(() => import("./undo-import-dialog.tsx"));

type Batch = OutputOf<typeof getImport>;

/** One import, from its check to its end. It polls while a job works on it. */
export function ImportView({ batchId }: { batchId: bigint }) {
  const query = useOperation(
    getImport,
    { batchId },
    { repeatMs: (batch) => (batch !== undefined && isUnderWay(batch.status) ? 1_000 : false) },
  );
  if (query.data === undefined) {
    return query.error === null ? (
      <Skeleton className="h-96" />
    ) : (
      <ErrorNotice
        message={errorMessage(query.error)}
        action={<ButtonLink to={paths.importBooks}>{t("All imports")}</ButtonLink>}
      />
    );
  }
  const batch = query.data;
  const isRead = batch.rowCount !== null && batch.status !== "Checking";
  return (
    <>
      <BatchFacts batch={batch} />
      {batch.problem !== null && (
        <div className="mb-5">
          <ErrorNotice message={messageOfCode(batch.problem, batch.problemParams)} />
        </div>
      )}
      {isUnderWay(batch.status) && <ImportProgress batch={batch} />}
      {isRead && batch.status !== "Undone" && batch.status !== "Undoing" && <ImportTotals batch={batch} />}
      <Actions batch={batch} />
      {isRead && <ImportRows batch={batch} />}
    </>
  );
}

function BatchFacts({ batch }: { batch: Batch }) {
  return (
    <Card className="mb-5">
      <dl className="grid grid-cols-2 gap-4 max-[22rem]:grid-cols-1 sm:grid-cols-4">
        <Fact label={t("File")}>{batch.fileName}</Fact>
        <Fact label={t("Sent")}>
          {dateAndTime(batch.uploadedAt)}, {batch.uploadedBy}
        </Fact>
        <Fact label={t("Rows")}>{batch.rowCount === null ? "–" : wholeNumber(batch.rowCount)}</Fact>
        <Fact label={t("Status")}>
          <StatusBadge status={batch.status} label={importStatusLabel(batch.status)} />
        </Fact>
      </dl>
    </Card>
  );
}

/** The actions of the current state. */
function Actions({ batch }: { batch: Batch }) {
  const [asked, setAsked] = useState<"start" | "undo" | null>(null);
  const [sendsWelcome, setSendsWelcome] = useState(false);
  const { status } = batch;
  if (status !== "Checked" && status !== "Imported") return null;
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-4">
      {status === "Checked" && (
        <>
          <Checkbox
            label={t("Send new clients an e-mail that says how to choose a password")}
            checked={sendsWelcome}
            onChange={(event) => setSendsWelcome(event.currentTarget.checked)}
          />
          <Button
            look="primary"
            reason={batch.goodCount === 0 ? t("There is no good row in this file.") : undefined}
            onClick={() => setAsked("start")}
          >
            {t("Import {count} rows", { count: wholeNumber(batch.goodCount) })}
          </Button>
        </>
      )}
      <Button onClick={() => setAsked("undo")}>{status === "Checked" ? t("Throw away") : t("Undo the import")}</Button>
      <Suspense>
        {asked === "start" && (
          <StartImportDialog batch={batch} sendsWelcome={sendsWelcome} onClose={() => setAsked(null)} />
        )}
        {asked === "undo" && <UndoImportDialog batch={batch} onClose={() => setAsked(null)} />}
      </Suspense>
    </div>
  );
}
