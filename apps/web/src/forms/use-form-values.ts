import { useCallback, useRef, useState } from "react";

/** The values of a form, and whether they differ from the initial ones. */
export function useFormValues<V extends object>(defaults: V) {
  const [initial, setInitial] = useState(defaults);
  const [values, setValues] = useState(defaults);
  const newest = useRef(values);

  const put = useCallback((next: V) => {
    newest.current = next;
    setValues(next);
  }, []);
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
