import "./chips.css";
import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { shopDay } from "#format/dates.ts";
import { filterText } from "#ui/field.tsx";
import { Skeleton } from "#ui/surface.tsx";
import { usePopover } from "#ui/use-popover.ts";
import "#ui/popover.css";
import { ChipOff } from "./chip-select.tsx";
import { rangeText } from "./range-text.ts";

const DaysPanel = lazy(async () => ({ default: (await import("./days-panel.tsx")).DaysPanel }));

interface Props {
  /** What the days are about: "Paid". */
  label: string;
  /** "2026-11-21"; "" for an open end. */
  from: string;
  to: string;
  onRange: (from: string, to: string) => void;
  /** Why the days of the address are none. */
  error?: string | undefined;
  /** Days that cannot be left out, such as those of a report. */
  isAlways?: boolean;
}

/** A filter by days: one of the usual ranges, two days that are typed, or two of a calendar. */
export function ChipDays({ label, from, to, onRange, error, isAlways = false }: Props) {
  const [today] = useState(() => shopDay(new Date()));
  const { isOpen, close, button, panel } = usePopover();
  const isSet = from !== "" || to !== "";
  const choose = (first: string, last: string) => {
    onRange(first, last);
    close();
  };
  return (
    <>
      <span
        className="chip"
        data-set={isSet || undefined}
        data-wrong={error === undefined ? undefined : true}
        data-filter={isSet && error === undefined ? filterText(label, rangeText(from, to)) : undefined}
      >
        <button {...button} aria-haspopup="dialog">
          {!isSet && <Plus size={14} aria-hidden />}
          {label}
          {isSet && <b>{rangeText(from, to, today)}</b>}
        </button>
        {isSet && !isAlways && <ChipOff label={label} onPress={() => onRange("", "")} />}
      </span>
      {error !== undefined && (
        <span role="alert" className="self-center text-sm font-medium text-danger-ink">
          {error}
        </span>
      )}
      {isOpen && (
        <div {...panel} role="dialog" aria-label={label} className="popover days-panel">
          <Suspense fallback={<Skeleton className="h-80 w-66" />}>
            <DaysPanel today={today} from={from} to={to} onRange={choose} />
          </Suspense>
        </div>
      )}
    </>
  );
}
