import { useEffect, useEffectEvent, useState } from "react";
import type { AnyOperation } from "#api/client.ts";
import { exactlyOnce } from "#api/exactly-once.ts";
import { keepForm, keptForm, whoTypes } from "#api/kept-forms.ts";

/** Whether a field holds what is never kept: a password, a code, a token. A test compares the names with the fields of the screens. */
export function isSecretField(name: string): boolean {
  return /password|secret|token|^code$/i.test(name);
}

/** What the same person typed in the form `name` before their session ended; null where nothing was. */
export function useTypedBefore(name: string) {
  const [userId] = useState(whoTypes);
  const [found] = useState(() => keptForm(userId, name));
  return { name, userId, found };
}

/** When the form is taken from the screen because the session ended, `read` says what is to be kept of it; null: nothing. */
export function useKeptAtEnd({ name, userId }: ReturnType<typeof useTypedBefore>, read: () => object | null): void {
  const leave = useEffectEvent(() => {
    const typed = read();
    if (typed === null) return;
    keepForm(userId, name, Object.fromEntries(Object.entries(typed).filter(([field]) => !isSecretField(field))));
  });
  useEffect(() => () => leave(), []);
}

/**
 * Sends the form's requests. Whether one without an answer was done is asked by its own key, also after its sender has signed in
 * anew: what they typed stands there again, and is not to be done twice.
 */
export function useOutlivingSend<O extends AnyOperation>(operation: O) {
  const before = useTypedBefore(`what sends ${operation.wire}`);
  const [send] = useState(() => {
    const kept: unknown = before.found === null ? null : Reflect.get(before.found, "send");
    // safe: it was kept for this operation
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return (kept as ReturnType<typeof exactlyOnce<O>> | null) ?? exactlyOnce(operation);
  });
  useKeptAtEnd(before, () => ({ send }));
  return send;
}

/**
 * A state that belongs to a form besides its fields, such as the row that is being typed, and outlives a session with them. As long as
 * it is `initial`, which is one object for good, nothing is typed.
 */
export function useOutlivingState<V extends object>(name: string, initial: V): readonly [V, (next: V) => void] {
  const before = useTypedBefore(name);
  const [state, setState] = useState<V>(() => (before.found === null ? initial : { ...initial, ...before.found }));
  useKeptAtEnd(before, () => (state === initial ? null : state));
  return [state, setState];
}
