import type { InputOf, OutputOf } from "@thangam/contracts/kernel/operation";
import type { SessionPerson } from "@thangam/contracts/session/schemas";
import { call } from "#api/client.ts";
import type { AnyOperation, CallOptions } from "#api/client.ts";

// What keeps answers comes for customers alone: pages of staff load none of it.

/** Set before anything is kept, and taken away once nothing is. */
const HINT = "thangam.kept";

const load = () => import("./kept-answers.ts");
let loading: ReturnType<typeof load> | undefined;

/** What keeps answers; null where nothing is kept, and where the browser does not get it: everything goes on without. */
export async function keeper() {
  if (localStorage.getItem(HINT) === null) return null;
  loading ??= load();
  return loading.catch(() => {
    loading = undefined;
    return null;
  });
}

/** Keeps answers for this person from now on; whatever is there of another is thrown away. */
export async function keepFor(person: SessionPerson | null): Promise<void> {
  const isCustomer = person?.role === "Customer";
  if (isCustomer) localStorage.setItem(HINT, "1");
  const kept = await keeper();
  await kept?.keepFor(person);
  if (kept !== null && !isCustomer) localStorage.removeItem(HINT);
}

/** Asks the server; where answers are kept and there is no connection, the answer is the one that was last seen. */
export async function callOrKept<O extends AnyOperation>(
  operation: O,
  input: InputOf<O>,
  options: CallOptions,
): Promise<OutputOf<O>> {
  return ((await keeper())?.callOrKept ?? call)(operation, input, options);
}
