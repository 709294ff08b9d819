import "./palette.css";
import type { SessionPerson } from "@thangam/contracts/session/schemas";
import { useEffect, useEffectEvent, useId, useState } from "react";
import type { KeyboardEvent } from "react";
import { useNavigate } from "react-router";
import { useDebounced } from "#forms/use-debounced.ts";
import { t } from "#i18n/i18n.ts";
import { Dialog } from "#ui/dialog.tsx";
import { useGuides } from "#features/help/use-guides.ts";
import { groupedHits, guideHits, screenHits } from "./palette-hits.ts";
import type { Hit } from "./palette-hits.ts";
import { takeTyped } from "./typed-ahead.ts";
import { useFoundPayments } from "./use-found-payments.ts";
import { usePeople } from "./use-people.ts";

interface Props {
  user: SessionPerson;
  onClose: () => void;
}

/** One box for whoever and whatever is looked for: clients with their books, receipts, and screens. Enter opens, Ctrl+Enter pays. */
export function Palette({ user, onClose }: Props) {
  const id = useId();
  const search = useSearch(user, onClose);
  const { hits, active } = search;

  return (
    <Dialog isOpen onClose={onClose} title={t("Search everything")}>
      <input
        role="combobox"
        aria-expanded={hits.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active === undefined ? undefined : `${id}-${active.key}`}
        aria-autocomplete="list"
        aria-label={t("Name, mobile number, book, receipt or screen")}
        placeholder={t("Name, mobile number, book, receipt or screen")}
        autoComplete="off"
        spellCheck={false}
        value={search.typed}
        onFocus={search.takeTyped}
        onChange={(event) => search.type(event.currentTarget.value)}
        onKeyDown={search.press}
        className="min-h-12 w-full rounded-field border border-edge bg-surface px-3 text-base"
      />
      <div id={`${id}-list`} role="listbox" aria-label={t("Search everything")} className="palette-list">
        {groupedHits(hits).map(({ group, hits: inner }) => (
          <div key={group} role="group" aria-label={group}>
            <p aria-hidden className="palette-group">
              {group}
            </p>
            {inner.map((hit) => (
              <div
                key={hit.key}
                id={`${id}-${hit.key}`}
                role="option"
                tabIndex={-1}
                aria-selected={hit === active}
                className="palette-hit"
                onPointerMove={() => search.point(hit)}
                onClick={(event) => search.open(hit, event.ctrlKey || event.metaKey)}
                onKeyDown={search.press}
              >
                <span className="min-w-0 truncate">{hit.label}</span>
                {hit.note !== null && <span className="palette-note">{hit.note}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p role="status" className="pt-2 text-sm text-muted">
        {hits.length === 0 && search.isSettled ? t("Nothing fits.") : t("Enter opens, Ctrl+Enter takes a payment.")}
      </p>
    </Dialog>
  );
}

/** What fits the typed words, which of it the keys point at, and where Enter leads. */
function useSearch(user: SessionPerson, onClose: () => void) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  /** The words for which Enter, or Ctrl+Enter, was pressed before their answer was there. */
  const [awaited, setAwaited] = useState<{ typed: string; isPayment: boolean } | null>(null);
  const searched = useDebounced(typed.trim());
  const people = usePeople(user, searched, typed.trim());
  const payments = useFoundPayments(user, searched, typed.trim());
  const isSettled = people.isSettled && payments.isSettled;
  const { data: guides } = useGuides();
  const hits = [...payments.hits, ...people.hits, ...screenHits(user, typed), ...guideHits(guides, typed)];
  const active = hits[Math.min(at, hits.length - 1)];

  function open(hit: Hit | undefined, isPayment: boolean) {
    const to = isPayment ? hit?.payTo : hit?.to;
    if (to === undefined) return;
    onClose();
    void navigate(to);
  }

  const isArrived = awaited !== null && awaited.typed === typed && isSettled;
  const openAwaited = useEffectEvent(() => open(hits[0], awaited?.isPayment ?? false));
  useEffect(() => {
    if (isArrived) openAwaited();
  }, [isArrived]);

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const isPayment = event.ctrlKey || event.metaKey;
    if (event.key === "Enter" && isSettled) open(active, isPayment);
    else if (event.key === "Enter") setAwaited({ typed, isPayment });
    else if (event.key === "ArrowDown") setAt((at + 1) % Math.max(hits.length, 1));
    else if (event.key === "ArrowUp") setAt((at - 1 + hits.length) % Math.max(hits.length, 1));
    else return;
    event.preventDefault();
  }

  function type(words: string) {
    setTyped(words);
    setAt(0);
    setAwaited(null);
  }

  useEffect(() => () => void takeTyped(), []);

  return {
    typed,
    type,
    /** What came before the box had the focus. */
    takeTyped: () => {
      const { words, isEntered } = takeTyped();
      if (words === "") return;
      setTyped(words);
      if (isEntered) setAwaited({ typed: words, isPayment: false });
    },
    hits,
    active,
    open,
    press,
    point: (hit: Hit) => setAt(hits.indexOf(hit)),
    isSettled,
  };
}
