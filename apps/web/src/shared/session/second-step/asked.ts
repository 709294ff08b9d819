import type { addTotp } from "@thangam/contracts/session/factor-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { ApiProblem } from "#api/problem.ts";

/** What the server asks for beside the password. */
export interface Asked {
  challenge: string;
  methods: readonly string[];
  /** The person has no second step yet and adds one. */
  enrols: boolean;
}

/** What comes of a second step that was added. */
export type Added = OutputOf<typeof addTotp>;

/** What a refused sign-in asks for; null where it was refused for another reason. */
export function askedIn(error: unknown): Asked | null {
  if (!(error instanceof ApiProblem) || error.code !== "second_factor_needed") return null;
  const { challenge = "", methods = "", enrols = "" } = error.params;
  return { challenge, methods: methods.split(" "), enrols: enrols !== "" };
}

/** Whether what was asked for ran out or was tried too often, so that it begins anew. */
export function isChallengeOver(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === "challenge_over";
}
