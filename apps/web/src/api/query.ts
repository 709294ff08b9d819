import {
  keepPreviousData,
  MutationCache,
  QueryCache,
  QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { UseMutationResult, UseQueryResult } from "@tanstack/react-query";
import type { InputOf, OutputOf } from "@thangam/contracts/operation";
import { getSession } from "@thangam/contracts/session";
import { useCallback, useRef } from "react";
import * as z from "zod/mini";
import { call } from "./client.ts";
import type { AnyOperation } from "./client.ts";
import { isRefusal } from "./errors.ts";

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noteLostRights }),
  mutationCache: new MutationCache({ onError: noteLostRights }),
  defaultOptions: {
    // Offline, a call fails and says so; it is not kept waiting to be sent at some later time.
    queries: {
      networkMode: "always",
      staleTime: 10_000,
      retry: (failures, error) => !isRefusal(error) && failures < 2,
    },
    mutations: { networkMode: "always", retry: false },
  },
});

/** What an operation answers for an input, kept and shared between screens. */
export function useOperation<O extends AnyOperation>(
  operation: O,
  input: InputOf<O>,
  options: {
    enabled?: boolean;
    /** Show the last answer until the next one is there. */ keepPrevious?: boolean;
    staleTime?: number;
  } = {},
): UseQueryResult<OutputOf<O>> {
  const { enabled = true, keepPrevious = false, staleTime } = options;
  return useQuery<OutputOf<O>>({
    queryKey: keyOf(operation, input),
    queryFn: ({ signal }) => call(operation, input, { signal }),
    enabled,
    ...(staleTime !== undefined && { staleTime }),
    ...(keepPrevious && { placeholderData: keepPreviousData<OutputOf<O>> }),
  });
}

/** The key of an answer in the cache: wire name and wire input, so that it is plain JSON. */
export function keyOf<O extends AnyOperation>(operation: O, input: InputOf<O>): readonly unknown[] {
  return [operation.wire, z.encode(operation.input, input)];
}

/**
 * A write. Pressed twice, it runs once; sent again after a lost answer, it is done once, because the
 * idempotency key stays until the server has answered. `invalidates` names the queries it changes.
 */
export function useCommand<O extends AnyOperation>(
  operation: O,
  options: { invalidates?: readonly AnyOperation[] } = {},
): UseMutationResult<OutputOf<O>, Error, InputOf<O>> {
  const client = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  const running = useRef<Promise<OutputOf<O>> | null>(null);
  const { invalidates = [] } = options;

  return useMutation<OutputOf<O>, Error, InputOf<O>>({
    mutationFn: (input) => {
      running.current ??= call(operation, input, { idempotencyKey: idempotencyKey.current() }).finally(() => {
        running.current = null;
      });
      return running.current;
    },
    onSuccess: async () => {
      idempotencyKey.renew();
      await Promise.all(
        invalidates.map(async ({ wire }) => {
          // A first answer still on its way may be older than the change, and invalidating alone would keep it.
          await client.cancelQueries({ queryKey: [wire] });
          await client.invalidateQueries({ queryKey: [wire] });
        }),
      );
    },
    onError: (error) => {
      // A refused request left nothing behind, so a corrected one is a new one. Without an answer the key stays.
      if (isRefusal(error) && error.code !== "idempotency_key_reused") idempotencyKey.renew();
    },
  });
}

/** Whatever call learns that the session is over, or that rights were taken back, every screen knows at once. */
function noteLostRights(error: unknown): void {
  if (isRefusal(error) && ["not_signed_in", "session_ended"].includes(error.code)) {
    queryClient.setQueryData(keyOf(getSession, {}), null);
  }
  // What one may do has changed since the menu was drawn.
  if (isRefusal(error) && error.code === "not_allowed") {
    void queryClient.invalidateQueries({ queryKey: keyOf(getSession, {}) });
  }
}

/** One key from the opening of a form until its save is answered. */
function useIdempotencyKey(): { current(): string; renew(): void } {
  const key = useRef<string | null>(null);
  const current = useCallback(() => (key.current ??= newKey()), []);
  const renew = useCallback(() => {
    key.current = null;
  }, []);
  return { current, renew };
}

/** 128 random bits; works without https too, where `crypto.randomUUID` does not. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
