import { lazy, Suspense, useState } from "react";
import { useAccess } from "#app/access.ts";
import { t } from "#i18n/i18n.ts";
import { NomineeList } from "#shared/books/nominee-list.tsx";
import { Button } from "#ui/button.tsx";
import { Fact } from "#ui/surface.tsx";
import type { OwnBook } from "./own-book.ts";

const NomineeDialog = lazy(() => import("./nominee-dialog.tsx"));

/** Whom the client names for the book. Staff who enrol clients change it until the book is settled; an Employee's change waits. */
export function NomineeFact({ own }: { own: OwnBook }) {
  const [isChanging, setChanging] = useState(false);
  const mayChange = useAccess()("clients.enrol");
  const { nominees, book } = own;
  const isNobody = nominees.length === 0;
  return (
    <Fact label={t("Nominee")} className="col-span-full">
      <span className="flex flex-wrap items-center gap-x-4 gap-y-2 wrap-anywhere">
        {isNobody ? t("Nobody is named") : <NomineeList nominees={nominees} />}
        {mayChange && book.status !== "Settled" && (
          <Button size="small" onClick={() => setChanging(true)}>
            {isNobody ? t("Name a nominee") : t("Change the nominee")}
          </Button>
        )}
      </span>
      <Suspense>{isChanging && <NomineeDialog own={own} onClose={() => setChanging(false)} />}</Suspense>
    </Fact>
  );
}
