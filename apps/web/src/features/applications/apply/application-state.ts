import { useState } from "react";
import * as z from "zod/mini";
import { JOINING } from "#shared/session/kept-steps.ts";
import { blankBookApplication } from "./book-application-fields.tsx";
import type { BookApplication } from "./book-application-fields.tsx";

const state = z.object({
  name: z.string(),
  email: z.string(),
  hasNoEmail: z._default(z.boolean(), false),
  mobile: z.string(),
  schemeName: z.string(),
  schemeVersion: z.string(),
  amountPaise: z.string(),
  namesNominees: z.string(),
  nominees: z
    .array(
      z.object({
        key: z.number(),
        name: z.string(),
        relation: z.string(),
        mobile: z.string(),
        share: z.string(),
        isMinor: z.string(),
        guardian: z.string(),
      }),
    )
    .check(z.minLength(1)),
  areTermsAccepted: z.boolean(),
  /**
   * Identifies the application whose e-mail address is being verified; null before there is one. It is useless without
   * the code.
   */
  requestToken: z.nullable(z.string()),
  /** When another code can be sent, in milliseconds since 1970. */
  sendAgainAt: z.number(),
});

export type ApplicationState = z.infer<typeof state>;
export type Applicant = BookApplication & Pick<ApplicationState, "name" | "email" | "hasNoEmail" | "mobile">;

const blankApplication: ApplicationState = {
  name: "",
  email: "",
  hasNoEmail: false,
  mobile: "",
  ...blankBookApplication,
  requestToken: null,
  sendAgainAt: 0,
};

/**
 * The steps of an application that are done. Session storage keeps them, so that a reload or a look into the mail loses
 * nothing.
 */
export function useApplicationState(): [ApplicationState, (changed: Partial<ApplicationState>) => void] {
  const [application, setApplication] = useState(read);
  function change(changed: Partial<ApplicationState>) {
    const next = { ...read(), ...changed };
    sessionStorage.setItem(JOINING, JSON.stringify(next));
    setApplication(next);
  }
  return [application, change];
}

/** Stores what is typed without a new render. */
export function keepApplicant(applicant: Applicant): void {
  sessionStorage.setItem(JOINING, JSON.stringify({ ...read(), ...applicant }));
}

export function forgetApplication(): void {
  sessionStorage.removeItem(JOINING);
}

function read(): ApplicationState {
  try {
    return z.parse(state, JSON.parse(sessionStorage.getItem(JOINING) ?? ""));
  } catch {
    return blankApplication;
  }
}
