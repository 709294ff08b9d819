import { lazy, Suspense, useState } from "react";
import { useUser } from "#api/session.ts";
import { t } from "#i18n/i18n.ts";
import { nomineeText } from "#shared/books/nominee-draft.ts";
import { Button } from "#ui/button.tsx";
import { Fact } from "#ui/surface.tsx";
import type { OwnBook } from "./book-card.tsx";

const NomineeDialog = lazy(() => import("./nominee-dialog.tsx"));

/** Whom the client names for the book. An Admin changes it until the book is settled. */
export function NomineeFact({ own }: { own: OwnBook }) {
  const [isChanging, setChanging] = useState(false);
  const isAdmin = useUser().role === "Admin";
  const { nominee, book } = own;
  return (
    <Fact label={t("Nominee")} className="col-span-full">
      <span className="flex flex-wrap items-center gap-x-4 gap-y-2 wrap-anywhere">
        {nominee === null ? t("Nobody is named") : nomineeText(nominee)}
        {nominee?.mobile && <span className="text-muted">{nominee.mobile}</span>}
        {isAdmin && book.status !== "Settled" && (
          <Button size="small" onClick={() => setChanging(true)}>
            {nominee === null ? t("Name a nominee") : t("Change the nominee")}
          </Button>
        )}
      </span>
      <Suspense>{isChanging && <NomineeDialog own={own} onClose={() => setChanging(false)} />}</Suspense>
    </Fact>
  );
}
