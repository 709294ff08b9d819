import { cleanup, render } from "@testing-library/react";
import { afterEach } from "vitest";
import { App } from "#app/app.tsx";
import { createPortalRouter } from "#app/router.tsx";
import { queryClient } from "#api/query.ts";
import { toast } from "#ui/toast.tsx";
import { adminJson, openShop, problem } from "./shop.ts";
import type { Answer, Received } from "./shop.ts";

type Answers = Readonly<Record<string, Answer | ((call: Received) => Answer)>>;

let shop: Awaited<ReturnType<typeof openShop>> | null = null;
let router: ReturnType<typeof createPortalRouter> | null = null;

afterEach(async () => {
  cleanup();
  router?.dispose();
  toast.clear();
  queryClient.clear();
  sessionStorage.clear();
  localStorage.clear();
  await shop?.close();
  shop = null;
});

/**
 * The whole portal at `path`, on a stand-in for the API that answers each operation by its name on the wire. An Admin is
 * signed in unless `Get_Session` says otherwise. What is not named is not found.
 */
export async function openPortal(path: string, answers: Answers) {
  const all: Answers = { Get_Session: { json: { data: [adminJson] } }, ...answers };
  const opened = await openShop((call) => {
    const answer = all[call.operation] ?? problem(404, "not_found", "This is not there.");
    return typeof answer === "function" ? answer(call) : answer;
  });
  shop = opened;
  globalThis.history.replaceState(null, "", path);
  router = createPortalRouter();
  render(<App router={router} />);
  return opened;
}
