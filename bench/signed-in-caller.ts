import { setTimeout as wait } from "node:timers/promises";
import { randomUUID } from "node:crypto";
import type { Shop } from "./pages-of-lists.ts";

type Caller = Pick<Shop, "call" | "firstByteOf">;

/** Signs in anew before a sign-in ends: filling the larger shop alone may take longer than one holds. */
export function signedInCaller(port: number): Caller {
  let signedIn = Promise.resolve("");
  let signedInAt = -Infinity;
  const ask = async (operation: string, input: Readonly<Record<string, string>>, method: "GET" | "POST") => {
    if (performance.now() - signedInAt > 300_000) {
      signedInAt = performance.now();
      signedIn = signIn(port);
    }
    const cookie = await signedIn;
    const url = `http://127.0.0.1:${port}/api/${operation}`;
    const answer =
      method === "GET"
        ? await fetch(`${url}?${new URLSearchParams(input).toString()}`, { headers: { cookie } })
        : await fetch(url, {
            method: "POST",
            // Money moves once under a key; what only reads looks at none.
            headers: { cookie, "content-type": "application/json", "idempotency-key": randomUUID() },
            body: JSON.stringify(input),
          });
    if (answer.status === 200) return answer;
    throw new Error(`${operation} was answered ${answer.status}: ${await answer.text()}`);
  };
  return {
    call: async (operation, input = {}, method = "GET") => {
      await (await ask(operation, input, method)).arrayBuffer();
    },
    firstByteOf: async (operation, input) => {
      const file = (await ask(operation, input, "POST")).body?.getReader();
      await file?.read();
      await file?.cancel();
    },
  };
}

/** The cookies of whoever signs in; a portal that has no place for them now is asked again when it says. */
export async function signIn(port: number, email = "admin@example.com"): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/New_Admin_Login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: "Thangam@2026" }),
  });
  const later = answer.headers.get("retry-after");
  if (later !== null && Number(later) <= 10) {
    await wait(Number(later) * 1000);
    return signIn(port, email);
  }
  if (answer.status !== 200) throw new Error(`Signing in was answered ${answer.status}: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}
