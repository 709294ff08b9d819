import { expect, test } from "vitest";
import { KeptWorkers } from "./kept-workers.ts";

const options = { env: {}, execArgv: [] };

test("the process of one run does the next one, and another one beside it has its own, until they are renewed", async () => {
  const workers = new KeptWorkers();
  const first = workers.createPoolWorker(options);
  await first.start();
  const second = workers.createPoolWorker(options);
  expect(second).not.toBe(first);
  await first.stop();
  expect(workers.createPoolWorker(options)).toBe(first);
  await first.stop();
  workers.renew();
  expect(workers.createPoolWorker(options)).not.toBe(first);
});

test("a process that has ended does no next run", async () => {
  const workers = new KeptWorkers();
  const worker = workers.createPoolWorker({ ...options, execArgv: ["--no-such-option"] });
  await worker.start();
  await new Promise((resolve) => worker.on("exit", resolve));
  await worker.stop();
  expect(workers.createPoolWorker(options)).not.toBe(worker);
});
