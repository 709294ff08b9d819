import { dateAndTime } from "#format/dates.ts";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { saveAs } from "#ui/save-as.ts";
import { Card } from "#ui/surface.tsx";
import { fingerprint } from "./evidence.ts";
import type { Evidence } from "./evidence.ts";

/** The public keys of the seals: anybody may have them, and papers print their fingerprints. */
export function EvidenceKeys({ keys }: { keys: Evidence["keys"] }) {
  return (
    <Card
      title={t("Keys")}
      action={
        <Button disabled={keys.length === 0} onClick={() => saveAs("evidence-keys.json", fileOf(keys))}>
          {t("Save the keys")}
        </Button>
      }
    >
      <p className="mb-4 max-w-3xl text-muted">
        {t(
          "With these keys anybody checks a seal or a statement. Keep a copy away from the shop, so that nobody can pass another key off as the shop's.",
        )}
      </p>
      <ul className="flex flex-col gap-3">
        {keys.map(({ id, from, isEndorsed }, place) => (
          <li key={id}>
            <p className="font-mono font-semibold break-words">{fingerprint(id)}</p>
            <p className="text-muted">
              {t("Signs since {moment}", { moment: dateAndTime(from) })}
              {place > 0 && !isEndorsed && (
                <span className="font-semibold text-danger-ink">
                  {" "}
                  {t("The key before it does not stand for this one.")}
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function fileOf(keys: Evidence["keys"]): Blob {
  return new Blob([`${JSON.stringify({ keys }, null, 2)}\n`], { type: "application/json" });
}
