/** What a helper process sends back for a task. */
export interface Answer<Result> {
  result: Result;
  /** How much memory the process holds by then. */
  heldBytes: number;
}

/** Makes this process do the tasks of the one that started it, one after the other, until that one ends. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the program knows what it is sent
export function serveTasks<Task>(perform: (task: Task) => unknown): void {
  // A terminal sends them to all its processes; a task under way is finished, because somebody waits for its answer.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);
  process.on("message", (task: Task) => {
    const answer: Answer<unknown> = { result: perform(task), heldBytes: 0 };
    process.send?.({ ...answer, heldBytes: process.memoryUsage.rss() });
  });
}
