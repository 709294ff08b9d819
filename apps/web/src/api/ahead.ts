import type { AxiosResponse } from "axios";
import { SIGNED_IN } from "./signed-in.ts";

interface Ahead {
  wire: string;
  /** null where none came. */
  answer: Promise<AxiosResponse<unknown> | null>;
  /** Whom this device knew as signed in when it was asked for; null where its cookies alone know. */
  signedIn: string | null;
}

let ahead: Ahead | null = null;

/** Holds an answer that was asked for before it was known who is signed in. */
export function noteAhead(wire: string, answer: Ahead["answer"]): void {
  ahead = { wire, answer, signedIn: localStorage.getItem(SIGNED_IN) };
}

/** The answer that is held, once; null where there is none, where it was refused, and where somebody else has signed in since. */
export async function takeAhead(wire: string): Promise<AxiosResponse<unknown> | null> {
  if (ahead?.wire !== wire) return null;
  const { answer, signedIn } = ahead;
  forgetAhead();
  const response = await answer;
  const isTheirs = signedIn === null || localStorage.getItem(SIGNED_IN) === signedIn;
  return response?.status === 200 && isTheirs ? response : null;
}

/** Nobody sees it who signs in later, or who may not open what it is for. */
export function forgetAhead(): void {
  ahead = null;
}
