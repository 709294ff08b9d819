import { firstAnswers } from "@thangam/contracts/menu/first-answers";
import { getSession } from "@thangam/contracts/session/sign-in-operations";
import { getShop } from "@thangam/contracts/settings/shop-operations";
import type { OwnAnswers } from "@thangam/contracts/site/own-page";
import type { Language } from "@thangam/texts/languages";
import type { Caller } from "#kernel/caller.ts";
import { execute } from "#kernel/execute.ts";
import type { Kernel } from "#kernel/kernel.ts";
import { checkMayCall } from "#kernel/may-call.ts";
import { assert } from "#platform/assert.ts";
import { fairQueue } from "#platform/process/fair-queue.ts";
import type { SiteRenderer } from "./renderer.ts";
import { writtenPage } from "./written-page.ts";
import type { WrittenPage } from "./written-page.ts";

interface Dependencies {
  kernel: Kernel;
  renderer: SiteRenderer;
  hasTestPayments: boolean;
}

/** The addresses of the screens that are written for whoever is signed in. */
export const ownPaths: readonly string[] = [...firstAnswers.keys()];

/** Writes a screen for one person, out of what the operations answer them. It is never kept. */
export interface OwnPages {
  /** Null for who sees another screen there. Throws what an operation throws. */
  pageFor(caller: Caller, path: string, language: Language): Promise<WrittenPage | null>;
  /** The page that the program fills, the same for everybody. */
  programPageAt(path: string): WrittenPage;
}

/** docs/security.md names the same figures. */
const bounds = { atOnce: 2, maxWaiting: 100, maxWaitingOfOne: 10, patienceMs: 5_000 };

export function makeOwnPages({ kernel, renderer, hasTestPayments }: Dependencies): OwnPages {
  const places = fairQueue(bounds);
  return {
    programPageAt: (path) => writtenPage(renderer.programPageAt(path), true),
    pageFor: async (caller, path, language) => {
      const leave = await places.enter(caller.actor?.userId.toString() ?? caller.address);
      try {
        const wires = [getSession.wire, getShop.wire, ...(firstAnswers.get(path) ?? [])];
        const answers: OwnAnswers = Object.fromEntries(
          await Promise.all(wires.map(async (wire) => [wire, await answerTo(kernel, caller, wire)] as const)),
        );
        const text = renderer.renderOwnPage({ language, path, hasTestPayments, answers });
        return text === null ? null : writtenPage(text, true);
      } finally {
        leave();
      }
    },
  };
}

/** What the operation answers, as if they had called it: by the same rights. */
async function answerTo(kernel: Kernel, caller: Caller, wire: string): Promise<unknown> {
  const runnable = kernel.runnableOf(wire);
  assert(runnable !== undefined, "the registry has what a page asks for");
  checkMayCall(runnable.operation, caller.actor);
  return execute(kernel, runnable, caller, {});
}
