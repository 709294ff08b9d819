import { clear, createStore, entries, get, set } from "idb-keyval";
import type { UseStore } from "idb-keyval";

// What a customer last saw, on their own device. It is one person's alone: whoever else signs in finds nothing.

export interface KeptAnswer {
  /** Whose it is. */
  userId: string;
  /** When the server said so. */
  at: number;
  /** The body of the answer, as it came. */
  json: unknown;
}

let store: UseStore | null = null;

function opened(): UseStore {
  store ??= createStore("thangam", "answers");
  return store;
}

/** Null for what is not there, and where the browser keeps nothing. */
export async function readKept(key: string): Promise<KeptAnswer | null> {
  if (!("indexedDB" in globalThis)) return null;
  return (await get<KeptAnswer>(key, opened()).catch(() => undefined)) ?? null;
}

export async function writeKept(key: string, answer: KeptAnswer): Promise<void> {
  if ("indexedDB" in globalThis) await set(key, answer, opened()).catch(() => undefined);
}

export async function clearKept(): Promise<void> {
  if ("indexedDB" in globalThis) await clear(opened()).catch(() => undefined);
}

/** Whether something is there of somebody else. */
export async function keptOfOthers(userId: string): Promise<boolean> {
  if (!("indexedDB" in globalThis)) return false;
  const all = await entries<string, KeptAnswer>(opened()).catch(() => []);
  return all.some(([, kept]) => kept.userId !== userId);
}
