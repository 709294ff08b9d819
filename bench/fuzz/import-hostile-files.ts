import { setTimeout as pause } from "node:timers/promises";
import { hostileFiles } from "../../apps/api/src/testing/hostile-files.ts";
import type { FuzzCaller } from "./caller.ts";

const maxSeconds = 900;

/** Sends hostile files, several at once, waits until all were read, and saves the problems of each, several at once. */
export async function importHostileFiles(caller: FuzzCaller, atOnce: number): Promise<void> {
  const files = Object.entries(hostileFiles);
  for (let at = 0; at < files.length; at += atOnce)
    await Promise.all(
      files.slice(at, at + atOnce).map(([filename, make]) => {
        const content = Buffer.from(make()).toString("base64");
        return caller.call({ wire: "Import_Books", method: "POST" }, { filename, content });
      }),
    );
  const imports = await allRead(caller);
  for (const id of imports)
    await Promise.all(
      Array.from({ length: atOnce }, () => caller.call({ wire: "Get_Import_Problems_File", method: "GET" }, { id })),
    );
}

async function allRead(caller: FuzzCaller): Promise<string[]> {
  for (let second = 0; second < maxSeconds; second += 1) {
    const answer = await caller.call({ wire: "Get_Imports", method: "GET" }, { pageSize: 200 });
    if (answer === null) return [];
    const { data }: { data: { id: string; status: string }[] } = JSON.parse(answer.text);
    if (data.every(({ status }) => status !== "Checking")) return data.map(({ id }) => id);
    await pause(1_000);
  }
  throw new Error("The files were not read in time.");
}
