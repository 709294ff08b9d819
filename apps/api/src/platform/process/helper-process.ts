import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import type { Answer } from "./serve-tasks.ts";

/** The process that had a task is gone: it was killed, ran out of memory, or took too long and was ended. */
export class HelperEnded extends Error {
  constructor(why: string, cause?: unknown) {
    super(`The process with the task ended: ${why}`, { cause });
    this.name = "HelperEnded";
  }
}

export interface HelperProcess<Task, Result> {
  /** Has one task done. The caller waits for the task before. */
  run: (task: Task) => Promise<Result>;
}

interface Settings {
  /** Its program, which calls `serveTasks`, and the arguments of that. */
  file: URL;
  args: readonly string[];
  /** Of Node. */
  options: readonly string[];
  /** All that it has: it knows no secret. */
  environment: Readonly<Record<string, string>>;
  /** A task that takes longer ends its process. */
  maxMs: number;
  /** A process that holds more after a task makes room for a new one. */
  maxBytes: number;
  /** A process that had nothing to do for so long is ended. */
  idleMs: number;
}

/**
 * Does tasks in a process of its own, which starts with the first of them. Native memory that a library keeps comes back to
 * the machine for certain when the process that holds it ends.
 */
export function helperProcess<Task extends object, Result>(settings: Settings): HelperProcess<Task, Result> {
  const { file, args, options, environment, maxMs, maxBytes, idleMs } = settings;
  let current: Promise<ChildProcess> | null = null;
  let idle: NodeJS.Timeout | undefined;

  return {
    run: async (task) => {
      clearTimeout(idle);
      current ??= Promise.resolve(start());
      const child = await current;
      try {
        const { result, heldBytes } = await answerOf<Result>(child, task, maxMs);
        // The next task does not wait for the start of a new process.
        if (heldBytes > maxBytes) current = ended(child).then(start);
        return result;
      } catch (error) {
        current = ended(child).then(start);
        throw error;
      } finally {
        // Not even for the rest of its time does one that waits for work keep this process alive.
        idle = setTimeout(() => void end(), idleMs).unref();
      }
    },
  };

  function start(): ChildProcess {
    const child = fork(file, args, { execArgv: [...options], env: { ...environment }, serialization: "advanced" });
    child.on("error", () => void forget(child));
    child.on("exit", () => void forget(child));
    keepAlive(child, false);
    return child;
  }

  /** Of a process that ended while it had nothing to do. */
  async function forget(child: ChildProcess): Promise<void> {
    const before = current;
    if ((await before) === child && current === before) current = null;
  }

  async function end(): Promise<void> {
    const before = current;
    current = null;
    (await before)?.kill("SIGKILL");
  }
}

async function answerOf<Result>(child: ChildProcess, task: object, maxMs: number): Promise<Answer<Result>> {
  if (!child.connected) throw new HelperEnded("before it had the task");
  const over = new AbortController();
  const { signal } = over;
  keepAlive(child, true);
  const answered: Promise<Answer<Result>[]> = once(child, "message", { signal });
  const exited = once(child, "exit", { signal }).then(
    ([code, by]) => new HelperEnded(`exit code ${code}, signal ${by}`),
  );
  const tooLong = pause(maxMs, new HelperEnded(`it took more than ${maxMs} ms`), { signal });
  child.send(task);
  try {
    const first = await Promise.race([answered, exited, tooLong]);
    if (first instanceof HelperEnded) throw first;
    const [answer] = first;
    if (answer === undefined) throw new HelperEnded("without an answer");
    return answer;
  } catch (error) {
    throw error instanceof HelperEnded ? error : new HelperEnded("it could not be reached", error);
  } finally {
    over.abort();
    keepAlive(child, false);
  }
}

/** Whether this process waits for the child before it ends by itself. */
function keepAlive(child: ChildProcess, does: boolean): void {
  for (const handle of [child, child.channel]) {
    if (does) handle?.ref();
    else handle?.unref();
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  keepAlive(child, true);
  const exited = once(child, "exit");
  child.kill("SIGKILL");
  await exited;
}
