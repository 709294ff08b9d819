import type { listAuditEntries } from "@thangam/contracts/audit/operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { formatAddress } from "#format/address.ts";
import { dateAndTime } from "#format/dates.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Fact } from "#ui/surface.tsx";
import { detailLines } from "./detail-lines.ts";
import { recordTypeLabels } from "./record-labels.ts";

export type Entry = OutputOf<typeof listAuditEntries>["rows"][number];

/** One audit entry with all its details. */
export function EntryDialog({ entry, what, onClose }: { entry: Entry; what: string; onClose: () => void }) {
  const { actorName, actorType, recordType, recordId } = entry;
  return (
    <Dialog isOpen onClose={onClose} title={what} description={dateAndTime(entry.at)}>
      <dl className="grid gap-4 sm:grid-cols-2">
        <Fact label={t("Who")}>
          {actorName === null
            ? t("Not signed in")
            : [actorName, actorType === null ? "" : labelOf(actorType)].filter((part) => part !== "").join(", ")}
        </Fact>
        <Fact label={t("From where")}>{formatAddress(entry.address) || "–"}</Fact>
        <Fact label={t("Record")}>
          <span className="wrap-anywhere">
            {recordTypeLabels().get(recordType) ?? recordType} {recordId}
          </span>
        </Fact>
        <Fact label={t("Entry")}>{entry.id.toString()}</Fact>
        {detailLines(entry.detail).map(({ label, value }) => (
          <Fact key={label} label={label} className="sm:col-span-2">
            <span className="wrap-anywhere">{value}</span>
          </Fact>
        ))}
        <Fact label={t("Operation")}>{entry.action}</Fact>
        <Fact label={t("Request")}>
          <span className="wrap-anywhere">{entry.requestId}</span>
        </Fact>
      </dl>
    </Dialog>
  );
}
