import type { InputOf } from "@thangam/contracts/kernel/operation";
import type { AxiosResponse } from "axios";
import { ask, send } from "./client.ts";
import type { AnyOperation } from "./client.ts";

/** Runs an operation that returns a file: its name and its bytes. Throws as `call` does. */
export async function download<O extends AnyOperation>(
  operation: O,
  input: InputOf<O>,
): Promise<{ name: string; blob: Blob }> {
  const { data, headers } = await ask(operation, async () => withProblemRead(await send(operation, input, {}, "blob")));
  if (!(data instanceof Blob)) throw new TypeError(`${operation.wire} answered no file`);
  const name = /filename="([^"]+)"/.exec(String(headers["content-disposition"]))?.[1] ?? "thangam";
  return { name, blob: data };
}

/** A file as it comes; of a problem, which is JSON all the same, what it says. */
async function withProblemRead(response: AxiosResponse<unknown>): Promise<AxiosResponse<unknown>> {
  if (response.status < 400 || !(response.data instanceof Blob)) return response;
  const data: unknown = await new Response(response.data).json().catch(() => null);
  return { ...response, data };
}
