import { Fingerprint, Smartphone } from "lucide-react";
import { dateAndTime } from "#format/dates.ts";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import type { Factor } from "./my-factors.ts";

/** A passkey is called as its person called it; of an app there is one. */
export function nameOf({ kind, name }: Factor): string {
  return kind === "totp" ? t("App for codes") : t("Passkey: {name}", { name });
}

interface Props {
  factors: readonly Factor[];
  isBusy: boolean;
  onRemove: (factor: Factor) => void;
}

export function FactorList({ factors, isBusy, onRemove }: Props) {
  if (factors.length === 0) return null;
  return (
    <ul className="divide-y divide-line">
      {factors.map((factor) => (
        <li key={factor.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
          {factor.kind === "totp" ? (
            <Smartphone size={24} aria-hidden className="shrink-0 text-gold-ink" />
          ) : (
            <Fingerprint size={24} aria-hidden className="shrink-0 text-gold-ink" />
          )}
          <div className="min-w-0 flex-1">
            <p className="font-medium break-words">{nameOf(factor)}</p>
            <p className="text-sm text-muted">
              {factor.lastUsedAt === null
                ? t("Added {added}.", { added: dateAndTime(factor.addedAt) })
                : t("Added {added}, last used {used}.", {
                    added: dateAndTime(factor.addedAt),
                    used: dateAndTime(factor.lastUsedAt),
                  })}
            </p>
          </div>
          <Button
            size="small"
            disabled={isBusy}
            aria-label={t("Remove {name}", { name: nameOf(factor) })}
            onClick={() => onRemove(factor)}
          >
            {t("Remove")}
          </Button>
        </li>
      ))}
    </ul>
  );
}
