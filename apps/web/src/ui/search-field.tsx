import { Search } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { t } from "#i18n/i18n.ts";
import { cx } from "./cx.ts";
import { inputClass } from "./field.tsx";

const PAUSE_MS = 300;

/** The search field of a list. `/` focuses it, and it searches when the typing pauses. */
export function SearchField({
  label,
  value,
  onSearch,
  className,
  isMain = true,
}: {
  label: string;
  value: string;
  onSearch: (text: string) => void;
  className?: string;
  /** Whether `/` focuses this one. */
  isMain?: boolean;
}) {
  const [typed, setTyped] = useState(value);
  const asked = useRef(value);
  const search = useEffectEvent(onSearch);

  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setTyped(value);
  }, [value]);

  useEffect(() => {
    if (typed === asked.current) return undefined;
    const timer = setTimeout(() => {
      asked.current = typed;
      search(typed);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <search className={cx("relative", className)}>
      <Search size={18} aria-hidden className="pointer-events-none absolute inset-y-0 start-3 my-auto text-muted" />
      <input
        type="search"
        data-search={isMain || undefined}
        aria-label={label}
        placeholder={isMain ? t("{label} ( / )", { label }) : ""}
        value={typed}
        maxLength={100}
        onChange={(event) => setTyped(event.currentTarget.value)}
        className={cx(inputClass, "ps-10")}
      />
    </search>
  );
}
