import { useCallback, useEffect, useRef, useState } from "react";
import { beforeOtherLanguage } from "#i18n/i18n.ts";
import { useKeptAtEnd, useTypedBefore } from "./use-outliving.ts";

/** What stands in the forms that another language draws anew, by the name of the form. Empty again once they are drawn. */
const carried = new Map<string, object>();

function carry(name: string, values: object): void {
  carried.set(name, values);
  // A form that is not drawn again, such as that of a sign-in that succeeded, leaves nothing to the next person.
  setTimeout(() => carried.delete(name));
}

/** Keeps what is typed in a form until it is saved. */
export interface FormDraft<V extends object> {
  read: () => { values: V; at: Date } | null;
  /** Returns when it was kept; null where it could not be. */
  keep: (values: V) => Date | null;
  drop: () => void;
}

/**
 * The values of a form, and whether they differ from the initial ones. Another language draws every screen anew: what
 * was typed in the form called `name` stays. So it does for the same person when their session ends, but for secrets. A `draft`
 * keeps it across a reload, too.
 */
export function useFormValues<V extends object>(name: string, defaults: V, draft?: FormDraft<V>) {
  const [initial, setInitial] = useState(defaults);
  const [found] = useState(() => draft?.read() ?? null);
  const [keptAt, setKeptAt] = useState(found?.at ?? null);
  // Several forms of one operation, such as the parts of the settings, have different fields.
  const before = useTypedBefore([name, ...Object.keys(defaults)].join(" "));
  const [values, setValues] = useState<V>(() => ({
    ...defaults,
    ...found?.values,
    ...before.found,
    ...carried.get(name),
  }));
  const isChanged = differ(initial, values);
  useKeptAtEnd(before, () => (isChanged ? values : null));
  const newest = useRef(values);

  const put = useCallback((next: V) => {
    newest.current = next;
    setValues(next);
  }, []);
  useEffect(() => beforeOtherLanguage(() => carry(name, newest.current)), [name]);
  return {
    values,
    /** The current values, for handlers that run before the next render. */
    latest: useCallback(() => newest.current, []),
    set: useCallback(
      (name: string, value: unknown) => {
        const next = { ...newest.current, [name]: value };
        put(next);
        if (draft !== undefined) setKeptAt(draft.keep(next));
      },
      [put, draft],
    ),
    restart: useCallback(
      (next: V) => {
        setInitial(next);
        put(next);
        draft?.drop();
        setKeptAt(null);
      },
      [put, draft],
    ),
    /** When the draft was last kept; null: there is none. */
    keptAt,
    isChanged,
  };
}

function differ(before: object, after: object): boolean {
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after).some(([name, value]) => !Object.is(old.get(name), value));
}
