import { OWN_ANSWERS } from "@thangam/contracts/site/own-page";
import * as z from "zod/mini";
import { hasLeft, isReader } from "./signed-in.ts";

// What the server answered along with the page that it wrote for one person: docs/decisions/030.

/** Of calls that name nothing, by wire name; each is taken once. */
const answers = new Map<string, unknown>();

/** Takes the answers out of the page. */
export function takeAnswers(): void {
  const element = document.getElementById(OWN_ANSWERS);
  element?.remove();
  if (!(element instanceof HTMLElement) || hasLeft()) return;
  const said = z.record(z.string(), z.unknown()).parse(JSON.parse(element.textContent));
  for (const [wire, answer] of Object.entries(said)) answers.set(wire, answer);
}

/** The answer that came with the page, once; undefined where there is none, and where they have left or somebody else has signed in since. */
export function takeAhead(wire: string, input: unknown): unknown {
  if (Object.values(input ?? {}).some((given) => given !== undefined)) return undefined;
  const answer = answers.get(wire);
  answers.delete(wire);
  // The page's script has noted them: who is not there any more has signed out in another tab.
  return isReader() && !hasLeft() ? answer : undefined;
}

/** Nobody sees them who signs in later, or who may not open what they are for. */
export function forgetAhead(): void {
  answers.clear();
}
