import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import type { PoolOptions, PoolRunnerInitializer, PoolWorker, WorkerRequest } from "vitest/node";

type Options = Pick<PoolOptions, "env" | "execArgv">;

/** A pool for Vitest whose processes stay for the next run. To start one and load the portal is most of what a short test costs. */
export class KeptWorkers implements PoolRunnerInitializer {
  readonly name = "kept";
  #idle: KeptWorker[] = [];

  createPoolWorker(options: Options): PoolWorker {
    return this.#idle.pop() ?? new KeptWorker(options, (worker) => this.#idle.push(worker));
  }

  /** Ends those that do nothing: the next run has new ones. */
  renew(): void {
    for (const worker of this.#idle) worker.end();
    this.#idle = [];
  }
}

class KeptWorker implements PoolWorker {
  readonly name = "kept";
  readonly #options: Options;
  readonly #keep: (worker: KeptWorker) => void;
  #process: ChildProcess | undefined;
  #isStarted = false;

  constructor(options: Options, keep: (worker: KeptWorker) => void) {
    this.#options = options;
    this.#keep = keep;
  }

  async start(): Promise<void> {
    const { env, execArgv } = this.#options;
    this.#process ??= fork(join(import.meta.dirname, "kept-child.ts"), [], {
      env: { ...process.env, ...env },
      execArgv,
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
  }

  /** The end of a run is not its end, unless it has ended by itself. */
  async stop(): Promise<void> {
    this.#process?.removeAllListeners("message");
    if (this.#process?.exitCode === null) this.#keep(this);
  }

  end(): void {
    this.#process?.kill();
  }

  /** It is started once; that it stops is only said. */
  send(message: WorkerRequest): void {
    const isKnown = message.type === "start" && this.#isStarted;
    if (message.type === "start") this.#isStarted = true;
    if (isKnown) this.#send("started");
    else if (message.type === "stop") this.#send("stopped");
    else this.#process?.send(message);
  }

  on(event: string, listener: (...values: unknown[]) => void): void {
    this.#process?.on(event, listener);
  }

  off(event: string, listener: (...values: unknown[]) => void): void {
    this.#process?.off(event, listener);
  }

  deserialize(data: unknown): unknown {
    return data;
  }

  #send(type: "started" | "stopped"): void {
    setImmediate(() => this.#process?.emit("message", { type, __vitest_worker_response__: true }));
  }
}
