import { Store } from "lucide-react";
import { useSession } from "#api/session.ts";
import { t } from "#i18n/i18n.ts";
import type { Preview } from "#features/payments/use-preview.ts";

/** Which branch takes the money, and for which one where the book is of another. A shop of one branch says nothing of it. */
export function BranchStrip({ preview: { book, isElsewhere } }: { preview: Preview }) {
  const current = useSession()?.branches?.find(({ isCurrent }) => isCurrent)?.name;
  if (current === undefined) return null;
  return (
    <p className="counter-strip is-branch">
      <Store size={18} aria-hidden />
      <strong>{t("Taken in {branch}", { branch: current })}</strong>
      {book.branchName !== undefined && book.branchName !== current && (
        <span>
          {t("The book is of {branch}. The money stays here, and is owed to that branch.", { branch: book.branchName })}
          {isElsewhere === true && ` ${t("What is saved in it is not shown here.")}`}
        </span>
      )}
    </p>
  );
}
