import type { ReactNode } from "react";
import { t } from "#i18n/i18n.ts";
import { Card } from "#ui/surface.tsx";
import { numberOf } from "./enrolment-draft.ts";
import type { EnrolmentDraft } from "./enrolment-draft.ts";
import { SavingSchemeList } from "./saving-scheme-list.tsx";
import { SchemeDetailsForm } from "./scheme-details-form.tsx";
import { useEnrolmentList } from "./use-enrolment-list.ts";

interface Props {
  /** The book in the form, which is not in the list yet. */
  draft: EnrolmentDraft;
  onDraft: (draft: EnrolmentDraft) => void;
  books: readonly EnrolmentDraft[];
  onBooks: (books: EnrolmentDraft[]) => void;
  /** Numbers the client has already. */
  knownNumbers?: readonly string[];
  /** The server's refusal of one book. A change of the list clears it. */
  problem: { bookNumber: string; message: string } | null;
  /** Saves the list; shown below it. */
  actions: ReactNode;
  /** The user saved while the form held an unfinished book. */
  isUnfinished: boolean;
  /** The actions are shown for an empty list, too. */
  mayBeEmpty?: boolean;
}

/** The form of one scheme book, and the list of those about to be saved. */
export function EnrolmentEditor({ knownNumbers, actions, isUnfinished, mayBeEmpty = false, ...props }: Props) {
  const { draft, onDraft, books, problem } = props;
  const { add, edit, remove, stopEditing, editedNumber } = useEnrolmentList(props);
  const others = books.map(numberOf).filter((number) => number !== editedNumber);
  const hint = draft.unique !== "" && (
    <p
      {...(isUnfinished && { role: "alert" })}
      className={isUnfinished ? "font-medium text-danger-ink" : "text-sm text-muted"}
    >
      {t("Finish book {number} first: put it into the list, or clear its number.", { number: numberOf(draft) })}
    </p>
  );
  return (
    <>
      <Card title={t("Saving Scheme Details")}>
        <SchemeDetailsForm
          draft={draft}
          onDraft={onDraft}
          takenNumbers={[...(knownNumbers ?? []), ...others]}
          isEditing={editedNumber !== null}
          onAdd={add}
          onCancelEdit={stopEditing}
        />
      </Card>
      {books.length > 0 && (
        <section aria-labelledby="saving-scheme-list" className="flex flex-col gap-3">
          <h2 id="saving-scheme-list" className="text-lg font-semibold">
            {t("Saving Scheme List")}
          </h2>
          <SavingSchemeList books={books} problem={problem} onEdit={edit} onDelete={remove} />
        </section>
      )}
      {(books.length > 0 || mayBeEmpty) && (
        <>
          {hint}
          <div className="flex flex-wrap justify-end gap-3">{actions}</div>
        </>
      )}
    </>
  );
}
