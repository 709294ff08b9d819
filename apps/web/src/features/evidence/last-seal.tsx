import { dateAndTime } from "#format/dates.ts";
import { t } from "#i18n/i18n.ts";
import { Pill } from "#ui/pill.tsx";
import { Card, Fact } from "#ui/surface.tsx";
import type { Evidence } from "./evidence.ts";

/** The newest seal: whether everything goes on from the one before, and where it was sent. */
export function LastSeal({ evidence: { checkpoints, note, hasStore } }: { evidence: Evidence }) {
  const [newest] = checkpoints;
  if (newest === undefined) return <Card title={t("The last seal")}>{t("The books have not been sealed yet.")}</Card>;
  const isSound = newest.unsound === 0n;
  return (
    <Card
      title={t("The last seal")}
      action={
        <Pill tone={isSound ? "good" : "bad"}>{isSound ? t("Nothing was altered") : t("Something was altered")}</Pill>
      }
    >
      {!isSound && (
        <p role="alert" className="mb-4 max-w-3xl text-danger-ink">
          {t(
            "{count} records do not go on from what was sealed before. Somebody altered the database, or an old backup was put in its place. Have the portal's keeper run ledger:verify with the folder of evidence.",
            { count: newest.unsound.toString() },
          )}
        </p>
      )}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-4">
        <Fact label={t("Number")}>{newest.number.toString()}</Fact>
        <Fact label={t("Made at")}>{dateAndTime(newest.at)}</Fact>
        <Fact label={t("Records that are sealed")}>{newest.leaves.toString()}</Fact>
        {hasStore && (
          <Fact label={t("In the object store")}>
            {newest.storedAt === null ? t("Not yet") : dateAndTime(newest.storedAt)}
          </Fact>
        )}
      </dl>
      {note !== null && (
        <details className="mt-4">
          <summary className="cursor-pointer py-2 font-medium">{t("The seal itself")}</summary>
          <pre className="mt-2 rounded-field bg-sunken p-3 text-sm break-all whitespace-pre-wrap">{note}</pre>
        </details>
      )}
    </Card>
  );
}
