/** Too much is under way for one more; `isOwn` when it is all the same person's. */
export class TooBusy extends Error {
  readonly isOwn: boolean;

  constructor(isOwn: boolean) {
    super(isOwn ? "This person has too much under way" : "Too much is under way");
    this.name = "TooBusy";
    this.isOwn = isOwn;
  }
}

export interface FairQueue {
  /** Waits for a place of somebody; whoever gets one leaves it by what is returned. */
  enter(who: string, signal?: AbortSignal): Promise<() => void>;
}

interface Bounds {
  /** How many have a place. */
  atOnce: number;
  /** How many of them may be the same person's. */
  ofOne?: number;
  /** How many may wait for a place, and how many of them may be the same person's. */
  maxWaiting?: number;
  maxWaitingOfOne?: number;
  /** How long somebody waits before they are told to come back. */
  patienceMs?: number;
}

/** Gives a place to so many at once, and of those who wait to one person after the other, however much each asks for. */
export function fairQueue({
  atOnce,
  ofOne = atOnce,
  maxWaiting = Infinity,
  maxWaitingOfOne = maxWaiting,
  patienceMs,
}: Bounds): FairQueue {
  const line = makeLine();
  const runningBy = new Map<string, number>();
  let running = 0;
  const runningOf = (who: string) => runningBy.get(who) ?? 0;

  return {
    async enter(who, signal) {
      signal?.throwIfAborted();
      if (line.countOf(who) >= maxWaitingOfOne) throw new TooBusy(true);
      if (line.count() >= maxWaiting) throw new TooBusy(false);
      await turnOf(who, signal);
      return leaveOnce(who);
    },
  };

  function turnOf(who: string, signal: AbortSignal | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const giveUp = (reason: unknown) => {
      line.remove(who, resolve);
      reject(reason);
    };
    const tooLate =
      patienceMs === undefined ? undefined : setTimeout(() => giveUp(new TooBusy(runningOf(who) >= ofOne)), patienceMs);
    const goAway = () => giveUp(signal?.reason);
    signal?.addEventListener("abort", goAway, { once: true });
    line.add(who, resolve);
    beginNext();
    return promise.finally(() => {
      clearTimeout(tooLate);
      signal?.removeEventListener("abort", goAway);
    });
  }

  function beginNext(): void {
    while (running < atOnce) {
      const next = line.take((who) => runningOf(who) < ofOne);
      if (next === null) return;
      runningBy.set(next.who, runningOf(next.who) + 1);
      running += 1;
      next.begin();
    }
  }

  function leaveOnce(who: string): () => void {
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      running -= 1;
      runningBy.set(who, runningOf(who) - 1);
      if (runningOf(who) === 0) runningBy.delete(who);
      beginNext();
    };
  }
}

/** Those who wait: whoever stands first is next, and then stands last with what they still ask for. */
function makeLine() {
  const waitingBy = new Map<string, Set<() => void>>();
  const remove = (who: string, begin: () => void) => {
    const own = waitingBy.get(who);
    own?.delete(begin);
    if (own?.size === 0) waitingBy.delete(who);
  };
  return {
    remove,
    add: (who: string, begin: () => void) => waitingBy.set(who, (waitingBy.get(who) ?? new Set()).add(begin)),
    countOf: (who: string) => waitingBy.get(who)?.size ?? 0,
    count: () => waitingBy.values().reduce((sum, own) => sum + own.size, 0),
    /** The next of those who may have a place now, who waits no longer. */
    take: (mayBegin: (who: string) => boolean) => {
      for (const [who, own] of waitingBy) {
        const [begin] = own;
        if (begin === undefined || !mayBegin(who)) continue;
        waitingBy.delete(who);
        own.delete(begin);
        if (own.size > 0) waitingBy.set(who, own);
        return { who, begin };
      }
      return null;
    },
  };
}
