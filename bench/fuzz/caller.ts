import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import type { OutgoingHttpHeaders } from "node:http";

interface Answer {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  /** The beginning of what came; a file may be long. */
  text: string;
}

/** A signed-in Admin who counts how everything is answered. */
export interface FuzzCaller {
  /** Null when there was no answer, or not all of it. */
  call(operation: { wire: string; method: "GET" | "POST" }, input: unknown): Promise<Answer | null>;
  /** Answers by class of status since the last time. */
  takeCounts(): Map<string, number>;
}

const keptCharacters = 100_000;
/** A sign-in may end during a long phase; what is refused sooner is refused for another reason. */
const renewedAfterMs = 60_000;

export async function callerOf(url: string): Promise<FuzzCaller> {
  const agent = new Agent({ keepAlive: true });
  const counts = new Map<string, number>();
  const count = (status: string) => counts.set(status, (counts.get(status) ?? 0) + 1);
  const send = (path: string, method: string, headers: OutgoingHttpHeaders, body: string | null) =>
    new Promise<Answer | null>((resolve) => {
      const sent = request(`${url}${path}`, { agent, method, headers }, (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (part: string) => {
          if (text.length < keptCharacters) text += part;
        });
        response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
        response.on("error", () => resolve(null));
      });
      sent.on("error", () => resolve(null));
      sent.end(body);
    });

  let signedInAt = performance.now();
  let cookie = signIn(send);
  const renewed = () => {
    if (performance.now() - signedInAt < renewedAfterMs) return false;
    signedInAt = performance.now();
    cookie = signIn(send);
    return true;
  };
  return {
    async call({ wire, method }, input) {
      const isPost = method === "POST";
      const path = `/api/${encodeURIComponent(wire)}${isPost ? "" : `?${queryOf(input)}`}`;
      const body = isPost ? (JSON.stringify(input) ?? "null") : null;
      const sendSigned = async (by: Promise<string>) =>
        send(path, method, { cookie: await by, ...(isPost && postHeaders()) }, body);
      const usual = cookie;
      let answer = await sendSigned(usual);
      if (answer?.status === 401 && (usual !== cookie || renewed())) answer = await sendSigned(cookie);
      count(answer === null ? "no answer" : `${Math.floor(answer.status / 100)}xx`);
      return answer;
    },
    takeCounts() {
      const taken = new Map(counts);
      counts.clear();
      return taken;
    },
  };
}

const postHeaders = () => ({ "content-type": "application/json", "idempotency-key": randomUUID() });

async function signIn(
  send: (path: string, method: string, headers: OutgoingHttpHeaders, body: string) => Promise<Answer | null>,
): Promise<string> {
  const body = JSON.stringify({ email: "admin@example.com", password: "Thangam@2026" });
  const answer = await send("/api/New_Admin_Login", "POST", { "content-type": "application/json" }, body);
  const cookies = answer?.headers["set-cookie"];
  if (answer?.status !== 200 || !Array.isArray(cookies)) throw new Error(`Nobody signed in: ${answer?.text}`);
  return cookies.map((line) => String(line).split(";")[0]).join("; ");
}

/** A list as a parameter given several times, anything else as text. */
function queryOf(input: unknown): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(Object(input)))
    for (const part of Array.isArray(value) ? value : [value])
      query.append(key, (typeof part === "string" ? part : (JSON.stringify(part) ?? "")).slice(0, 2_000));
  return query.toString().slice(0, 8_000);
}
