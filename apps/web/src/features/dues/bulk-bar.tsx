import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import type { Contacting, ContactKind } from "./due-labels.ts";
import type { useRemind } from "./use-remind.ts";
import type { Selection } from "./use-selection.ts";

interface Props {
  selection: Selection;
  remind: ReturnType<typeof useRemind>;
  onContact: (contacting: Contacting) => void;
}

/** What can be done with the chosen rows together. */
export function BulkBar({ selection, remind, onContact }: Props) {
  const { ids } = selection;
  const count = ids.length;
  if (count === 0) return null;
  const about = t("{count, plural, one {# book} other {# books}}", { count });
  const note = (kind: ContactKind) => onContact({ kind, bookIds: ids, about });
  return (
    <div role="region" aria-label={t("Chosen books")} className="bulk-bar">
      <p role="status" className="me-2 font-medium">
        {t("{count, plural, one {# chosen} other {# chosen}}", { count })}
      </p>
      <Button size="small" isBusy={remind.isBusy} onClick={() => remind.send(ids, selection.clear)}>
        {t("Remind")}
      </Button>
      <Button size="small" onClick={() => note("Promise")}>
        {t("Promise")}
      </Button>
      <Button size="small" onClick={() => note("Note")}>
        {t("Note")}
      </Button>
      <Button size="small" look="quiet" className="ms-auto" onClick={selection.clear}>
        {t("Choose none")}
      </Button>
    </div>
  );
}
