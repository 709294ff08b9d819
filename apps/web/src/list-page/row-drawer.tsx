import { ChevronDown, ChevronUp, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { t } from "#i18n/i18n.ts";
import type { RowCell, RowParts } from "./row-parts.ts";

export interface DrawerProps {
  /** Its own, or its cells. */
  parts: RowParts | readonly RowCell[];
  /** null at the beginning and the end of the page. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  onClose: () => void;
}

const iconButton =
  "grid size-(--control-small) place-items-center rounded-field text-muted hover:bg-sunken hover:text-ink disabled:opacity-45";

/** One row by itself, beside its list. It takes the focus when it opens. */
export function RowDrawer({ label, isWalked, ...drawer }: DrawerProps & { label: string; isWalked: boolean }) {
  const frame = useRef<HTMLElement>(null);
  const wasWalked = useRef(isWalked);
  useEffect(() => {
    if (!wasWalked.current) frame.current?.focus();
  }, []);
  return (
    <aside ref={frame} tabIndex={-1} aria-label={label} className="row-drawer">
      <DrawerContent {...drawer} />
    </aside>
  );
}

export function DrawerContent({ parts: given, onPrevious, onNext, onClose }: DrawerProps) {
  const parts = "title" in given ? given : partsOf(given);
  return (
    <>
      <header className="row-drawer-head">
        <div className="min-w-0 flex-1">
          {parts.over !== undefined && <p className="text-xs text-muted">{parts.over}</p>}
          <h2 className="display text-xl font-semibold wrap-anywhere">{parts.title}</h2>
        </div>
        <button
          type="button"
          aria-label={t("Previous row")}
          disabled={onPrevious === null}
          onClick={onPrevious ?? undefined}
          className={iconButton}
        >
          <ChevronUp size={18} aria-hidden />
        </button>
        <button
          type="button"
          aria-label={t("Next row")}
          disabled={onNext === null}
          onClick={onNext ?? undefined}
          className={iconButton}
        >
          <ChevronDown size={18} aria-hidden />
        </button>
        <button type="button" aria-label={t("Close")} onClick={onClose} className={iconButton}>
          <X size={18} aria-hidden />
        </button>
      </header>
      <div className="row-drawer-body">{parts.body}</div>
      {parts.foot !== undefined && <footer className="row-drawer-foot">{parts.foot}</footer>}
    </>
  );
}

/** A row as its list shows it: every column, chosen or not. */
function partsOf(cells: readonly RowCell[]): RowParts {
  const title = cells.find(({ column }) => column.isFirst);
  const actions = cells.find(({ column }) => column.isActions);
  const facts = cells.filter((cell) => cell !== title && cell !== actions && cell.column.isForDesk !== true);
  return {
    title: (title ?? cells[0])?.shown,
    body: (
      <dl className="row-facts">
        {facts.map(({ column: { heading }, shown }) => (
          <div key={heading}>
            <dt>{heading}</dt>
            <dd>{shown}</dd>
          </div>
        ))}
      </dl>
    ),
    ...(actions !== undefined && { foot: actions.shown }),
  };
}
