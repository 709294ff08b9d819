import { lazy, Suspense, useState } from "react";
import { useUser } from "#api/session.ts";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { Fact } from "#ui/surface.tsx";
import type { OwnBook } from "./own-book.ts";

const MoveBookDialog = lazy(() => import("./move-book-dialog.tsx"));

/** The branch of a book, which an Admin gives to another one. A shop of one branch has none to name. */
export function BranchFact({ own }: { own: OwnBook }) {
  const { role } = useUser();
  const [isMoving, setIsMoving] = useState(false);
  return (
    <Fact label={t("Branch")}>
      <span className="flex flex-wrap items-center gap-3">
        {own.book.branchName}
        {role === "Admin" && own.book.status !== "Settled" && (
          <Button size="small" onClick={() => setIsMoving(true)}>
            {t("Give to another branch")}
          </Button>
        )}
      </span>
      {isMoving && (
        <Suspense>
          <MoveBookDialog book={own.book} onClose={() => setIsMoving(false)} />
        </Suspense>
      )}
    </Fact>
  );
}
