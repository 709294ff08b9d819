export interface Answer {
  status: number;
  /** The JSON of the answer, or the text of a file. */
  body: unknown;
}

/** Which operation is called, and how. */
export interface Call {
  wire: string;
  method: "GET" | "POST";
}

/** A portal with somebody signed in to it. */
export interface Portal {
  url: string;
  call(read: Call, input: Readonly<Record<string, string>>): Promise<Answer>;
}

/** Signs in with one of the demo shop's accounts. */
export async function signInTo(url: string, who: string): Promise<Portal> {
  const response = await fetch(`${url}/api/New_Admin_Login`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ email: `${who}@example.com`, password: "Thangam@2026" }),
  });
  if (!response.ok) throw new Error(`${who} cannot sign in at ${url}: ${response.status}`);
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return { url, call: (read, input) => call(url, cookie, read, input) };
}

async function call(
  url: string,
  cookie: string,
  { wire, method }: Call,
  input: Readonly<Record<string, string>>,
): Promise<Answer> {
  const query = method === "GET" ? `?${new URLSearchParams(input).toString()}` : "";
  const response = await fetch(`${url}/api/${wire}${query}`, {
    method,
    headers: { cookie, origin: url, "content-type": "application/json" },
    ...(method === "POST" && { body: JSON.stringify(input) }),
  });
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  // A portal names itself in links, and each keeps the sign-ins that this comparison made.
  const text = (await response.text()).replaceAll(url, "http://portal");
  return { status: response.status, body: isJson ? withoutSignIns(JSON.parse(text)) : withoutSignInLines(text) };
}

function withoutSignIns(value: unknown): unknown {
  if (Array.isArray(value))
    return value.filter((row) => !JSON.stringify(row).includes('"New_Admin_Login"')).map(withoutSignIns);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutSignIns(inner)]));
}

function withoutSignInLines(text: string): string {
  return text
    .split("\r\n")
    .filter((line) => !line.includes(",New_Admin_Login,"))
    .join("\r\n");
}
