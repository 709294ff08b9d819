import {
  keepPreviousData,
  MutationCache,
  QueryCache,
  QueryClient,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { UseMutationResult, UseQueryResult } from "@tanstack/react-query";
import type { InputOf, OutputOf } from "@thangam/contracts/kernel/operation";
import { getSession } from "@thangam/contracts/session/sign-in-operations";
import { useState } from "react";
import * as z from "zod/mini";
import { call } from "./client.ts";
import type { AnyOperation } from "./client.ts";
import { callOrKept, keepFor } from "./kept/keeper.ts";
import { isRefusal } from "./errors.ts";
import { exactlyOnce } from "./exactly-once.ts";
import type { OnEarlier } from "./exactly-once.ts";
import { ApprovalWaits } from "./problem.ts";
import { waitingCalls } from "./waiting-calls.ts";

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noteLostRights }),
  mutationCache: new MutationCache({
    onError: (error) => {
      noteLostRights(error);
      noteWaiting(error);
    },
  }),
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

/** What an operation returns for an input, kept and shared between screens. */
export function useOperation<O extends AnyOperation>(
  operation: O,
  input: InputOf<O>,
  options: {
    enabled?: boolean;
    /** Show the last answer until the next one is there. */ keepPrevious?: boolean;
    staleTime?: number;
    /** For how long an answer is kept that no screen shows; five minutes, if not given. */
    gcTime?: number;
    /** Asks again after so many milliseconds, as long as the answer wants it. */
    repeatMs?: (answer: OutputOf<O> | undefined) => number | false;
  } = {},
): UseQueryResult<OutputOf<O>> {
  const { enabled = true, keepPrevious = false, staleTime, gcTime, repeatMs } = options;
  return useQuery<OutputOf<O>>({
    // What is not asked yet may not be a whole input either.
    queryKey: enabled ? keyOf(operation, input) : [operation.wire],
    queryFn: asking(operation, input),
    enabled,
    ...(repeatMs !== undefined && { refetchInterval: ({ state }) => repeatMs(state.data) }),
    ...(staleTime !== undefined && { staleTime }),
    ...(gcTime !== undefined && { gcTime }),
    ...(keepPrevious && { placeholderData: keepPreviousData<OutputOf<O>> }),
  });
}

/** Asks for what a screen will show, before it is drawn. A failure is the screen's to say. */
export function askAhead<O extends AnyOperation>(operation: O, input: InputOf<O>): Promise<void> {
  return queryClient.prefetchQuery({ queryKey: keyOf(operation, input), queryFn: asking(operation, input) });
}

function asking<O extends AnyOperation>(operation: O, input: InputOf<O>) {
  return ({ signal }: { signal: AbortSignal }) => callOrKept(operation, input, { signal });
}

/** What it returns for each of several inputs. */
export function useOperations<O extends AnyOperation>(
  operation: O,
  inputs: readonly InputOf<O>[],
): UseQueryResult<OutputOf<O>>[] {
  return useQueries({
    queries: inputs.map((input) => ({
      queryKey: keyOf(operation, input),
      queryFn: ({ signal }: { signal: AbortSignal }): Promise<OutputOf<O>> => call(operation, input, { signal }),
    })),
  });
}

/** Asks once, outside of a render; takes an answer that a screen has fetched just before. */
export function ask<O extends AnyOperation>(operation: O, input: InputOf<O>): Promise<OutputOf<O>> {
  return queryClient.fetchQuery<OutputOf<O>>({
    queryKey: keyOf(operation, input),
    queryFn: ({ signal }) => call(operation, input, { signal }),
    retry: false,
  });
}

/** The key of an answer in the cache: wire name and wire input, so that it is plain JSON. */
export function keyOf<O extends AnyOperation>(operation: O, input: InputOf<O>): readonly unknown[] {
  return [operation.wire, z.encode(operation.input, input)];
}

/**
 * A write. Pressed twice, it runs once; sent again after a lost answer, it is done once. `invalidates` names the
 * queries it changes. `onEarlier` hears what became of a request without an answer when another one follows it.
 */
export function useCommand<O extends AnyOperation>(
  operation: O,
  options: {
    invalidates?: readonly AnyOperation[];
    onEarlier?: OnEarlier<O>;
    send?: ReturnType<typeof exactlyOnce<O>>;
  } = {},
): UseMutationResult<OutputOf<O>, Error, InputOf<O>> {
  const client = useQueryClient();
  const [send] = useState(() => options.send ?? exactlyOnce(operation));
  const { invalidates = [], onEarlier } = options;

  async function refresh() {
    await Promise.all(
      invalidates.map(async ({ wire }) => {
        // A first answer still on its way may be older than the change, and invalidating alone would keep it.
        await client.cancelQueries({ queryKey: [wire] });
        await client.invalidateQueries({ queryKey: [wire] });
      }),
    );
  }

  return useMutation<OutputOf<O>, Error, InputOf<O>>({
    mutationFn: (input) =>
      send(input, (earlier, next) => {
        if (earlier.isSaved) void refresh();
        return onEarlier?.(earlier, next) ?? "go on";
      }),
    onSuccess: refresh,
  });
}

/** Whatever waits has a notice on every screen. */
function noteWaiting(error: unknown): void {
  if (error instanceof ApprovalWaits) waitingCalls.note(error);
}

/** Whatever call learns that the session is over, or that rights were taken back, every screen knows at once. */
function noteLostRights(error: unknown): void {
  if (isRefusal(error) && ["not_signed_in", "session_ended"].includes(error.code)) {
    queryClient.setQueryData(keyOf(getSession, {}), null);
    void keepFor(null);
  }
  // What one may do has changed since the menu was drawn.
  if (isRefusal(error) && error.code === "not_allowed") {
    void queryClient.invalidateQueries({ queryKey: keyOf(getSession, {}) });
  }
}
