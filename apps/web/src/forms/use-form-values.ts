import { useCallback, useEffect, useRef, useState } from "react";
import { beforeOtherLanguage } from "#i18n/i18n.ts";

/** What stands in the forms that another language draws anew, by the name of the form. Empty again once they are drawn. */
const carried = new Map<string, object>();

function carry(name: string, values: object): void {
  carried.set(name, values);
  // A form that is not drawn again, such as that of a sign-in that succeeded, leaves nothing to the next person.
  setTimeout(() => carried.delete(name));
}

/**
 * The values of a form, and whether they differ from the initial ones. Another language draws every screen anew: what
 * was typed in the form called `name` stays.
 */
export function useFormValues<V extends object>(name: string, defaults: V) {
  const [initial, setInitial] = useState(defaults);
  const [values, setValues] = useState<V>(() => ({ ...defaults, ...carried.get(name) }));
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
    set: useCallback((name: string, value: unknown) => put({ ...newest.current, [name]: value }), [put]),
    restart: useCallback(
      (next: V) => {
        setInitial(next);
        put(next);
      },
      [put],
    ),
    isChanged: differ(initial, values),
  };
}

function differ(before: object, after: object): boolean {
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after).some(([name, value]) => !Object.is(old.get(name), value));
}
