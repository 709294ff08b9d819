import { Search } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { t } from "#i18n/i18n.ts";
import { cx } from "./cx.ts";
import { filterText, inputClass } from "./field.tsx";

const PAUSE_MS = 300;

/** The search field of a list. `/` focuses it, and it searches when the typing pauses or goes on elsewhere. */
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
  /** What is shown, and after it what was searched for and comes back as `value` later than the next letters are typed. */
  const asked = useRef([value]);

  useEffect(() => {
    const at = asked.current.lastIndexOf(value);
    asked.current = at < 0 ? [value] : asked.current.slice(at);
    if (at < 0) setTyped(value);
  }, [value]);

  function ask(text: string) {
    if (text === asked.current.at(-1)) return;
    asked.current.push(text);
    onSearch(text);
  }
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    const timer = setTimeout(() => askNow(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <search className={cx("relative", className)} data-filter={filterText(label, value)}>
      <Search size={18} aria-hidden className="pointer-events-none absolute inset-y-0 start-3 my-auto text-muted" />
      <input
        type="search"
        data-search={isMain || undefined}
        aria-label={label}
        placeholder={isMain ? t("{label} ( / )", { label }) : ""}
        value={typed}
        maxLength={100}
        onChange={(event) => setTyped(event.currentTarget.value)}
        // Whoever goes on to a result is not called back by what still waited.
        onBlur={() => ask(typed)}
        className={cx(inputClass, "ps-10")}
      />
    </search>
  );
}
