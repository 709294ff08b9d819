import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import type { Turn } from "../payments/turn.ts";

/** What the process of the API spends its processor time on during a turn; bench/api-profiler.ts measures it there. */
export async function printApiCpu(api: ChildProcess, title: string, turn: () => Promise<Turn>): Promise<void> {
  const answer = async (question: string): Promise<unknown> => {
    const answered = once(api, "message");
    api.send(question);
    const [text]: unknown[] = await answered;
    return text;
  };
  await answer("start");
  const { made } = await turn();
  console.log(`\nprocessor time of the API, ${title}: ms for each of ${made} payments, by itself`);
  console.log(await answer(String(made)));
}
