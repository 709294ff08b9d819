import { OWN_ANSWERS } from "@thangam/contracts/site/own-page";
import * as z from "zod/mini";
import { hasLeft, SIGNED_IN } from "./signed-in.ts";

// What the server answered along with the page that it wrote for one person: docs/decisions/030.

/** By wire name; each is taken once. */
const answers = new Map<string, unknown>();
let whose: string | null = null;

/** Takes the answers out of the page. */
export function takeAnswers(): void {
  const element = document.getElementById(OWN_ANSWERS);
  element?.remove();
  if (!(element instanceof HTMLElement) || hasLeft()) return;
  whose = element.dataset["of"] ?? null;
  const said = z.record(z.string(), z.unknown()).parse(JSON.parse(element.textContent));
  for (const [wire, answer] of Object.entries(said)) answers.set(wire, answer);
}

/** The answer that came with the page, once; undefined where there is none, and where they have left or somebody else has signed in since. */
export function takeAhead(wire: string): unknown {
  const answer = answers.get(wire);
  answers.delete(wire);
  // The page's script has noted them: who is not there any more has signed out in another tab.
  return localStorage.getItem(SIGNED_IN) === whose && !hasLeft() ? answer : undefined;
}

/** Nobody sees them who signs in later, or who may not open what they are for. */
export function forgetAhead(): void {
  answers.clear();
}
