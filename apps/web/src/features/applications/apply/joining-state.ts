import { useState } from "react";
import * as z from "zod/mini";
import type { Wish } from "./wish-fields.tsx";

const KEY = "thangam.joining";

const state = z.object({
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  schemeName: z.string(),
  amountPaise: z.string(),
  areTermsAccepted: z.boolean(),
  /** Names the request whose address is being verified; null before there is one. It is of no use without the code. */
  requestToken: z.nullable(z.string()),
  /** When another code can be sent, in milliseconds since 1970. */
  sendAgainAt: z.number(),
});

export type Joining = z.infer<typeof state>;
export type Applicant = Wish & Pick<Joining, "name" | "email" | "mobile">;

const notBegun: Joining = {
  name: "",
  email: "",
  mobile: "",
  schemeName: "",
  amountPaise: "",
  areTermsAccepted: false,
  requestToken: null,
  sendAgainAt: 0,
};

/** How far somebody has come who joins. This tab keeps it, so that a reload, or a look into the mail, loses nothing. */
export function useJoining(): [Joining, (changed: Partial<Joining>) => void] {
  const [joining, setJoining] = useState(read);
  function change(changed: Partial<Joining>) {
    const next = { ...read(), ...changed };
    sessionStorage.setItem(KEY, JSON.stringify(next));
    setJoining(next);
  }
  return [joining, change];
}

/** Keeps what is typed without drawing anything anew. */
export function keepApplicant(applicant: Applicant): void {
  sessionStorage.setItem(KEY, JSON.stringify({ ...read(), ...applicant }));
}

export function forgetJoining(): void {
  sessionStorage.removeItem(KEY);
}

function read(): Joining {
  try {
    return z.parse(state, JSON.parse(sessionStorage.getItem(KEY) ?? ""));
  } catch {
    return notBegun;
  }
}
