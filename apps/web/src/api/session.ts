import { getSession, signOut } from "@thangam/contracts/session/sign-in-operations";
import type { SessionPerson } from "@thangam/contracts/session/schemas";
import { useQuery } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import { setShopTimeZone } from "#format/dates.ts";
import { call, renewSession } from "./client.ts";
import { isRefusal } from "./errors.ts";
import { keyOf, queryClient } from "./query.ts";

const sessionKey = keyOf(getSession, {});
const HINT = "thangam.signed-in";

/** The signed-in person; null when nobody is, undefined until the server has said. */
export function useSession(): SessionPerson | null | undefined {
  return useSessionQuery().data;
}

/** Asks who is signed in before anything is drawn. */
export function prefetchSession(): void {
  void queryClient.prefetchQuery({ queryKey: sessionKey, queryFn: readSession, staleTime: 60_000 });
}

/** The same with its failure, for the one place that decides what to show then. */
export function useSessionQuery() {
  return useQuery({ queryKey: sessionKey, queryFn: readSession, staleTime: 60_000, refetchOnWindowFocus: true });
}

/** The person the gate let in. They stay until the gate closes, so a screen never sees a session end half-way. */
export const UserContext = createContext<SessionPerson | null>(null);

/** The signed-in person on a screen that is shown to signed-in people only. */
export function useUser(): SessionPerson {
  const user = useContext(UserContext);
  if (user === null) throw new Error("this screen needs a signed-in person");
  return user;
}

/** Forgets what the last person saw, and who they were, when somebody signs in, and again when they leave. */
export function setSession(user: SessionPerson | null): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
  if (user !== null) setShopTimeZone(user.shopTimeZone);
  queryClient.setQueryData(sessionKey, user);
  remember(user !== null);
}

export async function endSession(): Promise<void> {
  await call(signOut, {});
  setSession(null);
}

async function readSession(): Promise<SessionPerson | null> {
  const user = await findSession();
  if (user !== null) setShopTimeZone(user.shopTimeZone);
  return user;
}

/** Without the hint a first visit would ask for a renewal that can only be refused. */
async function findSession(): Promise<SessionPerson | null> {
  const user = await call(getSession, {});
  if (user !== null || localStorage.getItem(HINT) === null) return user;
  try {
    await renewSession();
    return await call(getSession, {});
  } catch (error) {
    if (!isRefusal(error)) throw error;
    remember(false);
    return null;
  }
}

function remember(isSignedIn: boolean): void {
  if (isSignedIn) localStorage.setItem(HINT, "1");
  else localStorage.removeItem(HINT);
}
