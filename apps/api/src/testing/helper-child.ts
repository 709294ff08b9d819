/** A helper process that does what a test tells it. */
import { serveTasks } from "#platform/process/serve-tasks.ts";

export type HelperTask = { does: "tell" } | { does: "hang" } | { does: "end" } | { does: "hold"; bytes: number };

const held: Buffer[] = [];

serveTasks((task: HelperTask) => {
  if (task.does === "end") process.exit(3);
  while (task.does === "hang");
  if (task.does === "hold") held.push(Buffer.alloc(task.bytes, 1));
  return { pid: process.pid, environment: process.env };
});
