import { useEffect, useRef } from "react";
import { t } from "#i18n/i18n.ts";

interface Props {
  isClientSaved: boolean;
  /** The new books that were added. */
  bookNumbers: readonly string[];
  /** The number of the refused book. Its row shows the reason. */
  refusedNumber: string;
}

/** The parts of an update that were saved before a book was refused. It takes the focus, so that it is read first. */
export function PartlySavedNote({ isClientSaved, bookNumbers, refusedNumber }: Props) {
  const note = useRef<HTMLElement>(null);
  // Two frames, because a saved form gives its first field the focus in the next one.
  useEffect(() => {
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => note.current?.focus()));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <section
      ref={note}
      tabIndex={-1}
      aria-labelledby="partly-saved"
      className="w-full rounded-card border border-danger-ink/40 bg-danger-soft px-5 py-4 text-danger-ink"
    >
      <p id="partly-saved" className="font-semibold">
        {t("Book {number} is not saved.", { number: refusedNumber })}
      </p>
      {isClientSaved && <p>{t("The personal information is saved.")}</p>}
      {bookNumbers.length > 0 && <p>{t("Saved books: {numbers}", { numbers: bookNumbers.join(", ") })}</p>}
      <p>{t("What is still in the list is not saved yet. Correct or delete the book, then update again.")}</p>
    </section>
  );
}
