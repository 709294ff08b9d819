import { getSession, signOut } from "@thangam/contracts/session/sign-in-operations";
import type { SessionPerson } from "@thangam/contracts/session/schemas";
import { useQuery } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import { setShopTimeZone } from "#format/dates.ts";
import { call, renewSession } from "./client.ts";
import { isRefusal } from "./errors.ts";
import { keeper, keepFor } from "./kept/keeper.ts";
import { NetworkFailure } from "./problem.ts";
import { keyOf, queryClient } from "./query.ts";

const sessionKey = keyOf(getSession, {});
/** Who is signed in on this device; nothing where nobody is. */
const HINT = "thangam.signed-in";
/** Whom this tab showed last, also as they were without a connection. */
let shownHere: string | null = null;

/** The signed-in person; null when nobody is, undefined until the server has said. */
export function useSession(): SessionPerson | null | undefined {
  return useSessionQuery().data;
}

/** Asks who is signed in before anything is drawn. */
export function prefetchSession(): void {
  // It is loaded while the server is asked.
  void keeper();
  addEventListener("storage", followOtherTabs);
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
export async function setSession(user: SessionPerson | null): Promise<void> {
  const forgetting = keepFor(user);
  // Such as what they still wanted to pay, or typed to join.
  sessionStorage.clear();
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
  show(user);
  queryClient.setQueryData(sessionKey, user);
  remember(user);
  await forgetting;
}

export async function endSession(): Promise<void> {
  await call(signOut, {});
  await setSession(null);
}

/** Without a connection a customer goes on as who they were, and reads what they last saw. */
async function readSession(): Promise<SessionPerson | null> {
  const user = await findSession().then(keepKnown, async (error: unknown) => {
    const kept = error instanceof NetworkFailure && (await (await keeper())?.keptSession());
    if (!kept) throw error;
    return kept;
  });
  show(user);
  return user;
}

function show(user: SessionPerson | null): void {
  if (user === null) return;
  shownHere = user.userId.toString();
  setShopTimeZone(user.shopTimeZone);
}

function keepKnown(user: SessionPerson | null): SessionPerson | null {
  if (user !== null) remember(user);
  void keep(user).catch(() => undefined);
  return user;
}

/** A browser that keeps nothing, or is full, shows the portal all the same. */
async function keep(user: SessionPerson | null): Promise<void> {
  await keepFor(user);
  if (user !== null) await (await keeper())?.keepSession(user);
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
    remember(null);
    return null;
  }
}

function remember(user: SessionPerson | null): void {
  if (user === null) localStorage.removeItem(HINT);
  else localStorage.setItem(HINT, user.userId.toString());
}

/** Another tab signed out, or somebody else in: nothing of the person before stays here. */
function followOtherTabs({ key, newValue }: StorageEvent): void {
  if (key !== HINT) return;
  if (newValue !== null && shownHere !== null && newValue !== shownHere) location.reload();
  else void queryClient.invalidateQueries({ queryKey: sessionKey });
}
