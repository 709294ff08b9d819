/** An operation as the portal describes it. */
export interface Described {
  wire: string;
  method: "GET" | "POST";
  /** Something good to send. */
  example: Record<string, unknown>;
  /** Whether a list comes as a file. */
  isExport: boolean;
}

interface OperationObject {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { example?: Record<string, unknown> }> };
  responses?: object;
}

/** Every operation, from the portal's own description; those that end the caller's session come last. */
export async function describedOperations(url: string): Promise<Described[]> {
  const document: { paths: Record<string, Record<string, OperationObject>> } = await (
    await fetch(`${url}/api/openapi.json`)
  ).json();
  const found = Object.entries(document.paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).flatMap(([method, operation]) =>
      method === "get" || method === "post" ? [describedOf(decodeURIComponent(path), method, operation)] : [],
    ),
  );
  const endsSession = ({ wire }: Described) => /password|session|logout|sign/i.test(wire);
  return found.toSorted((a, b) => Number(endsSession(a)) - Number(endsSession(b)));
}

function describedOf(path: string, method: "get" | "post", operation: OperationObject): Described {
  const { parameters = [], requestBody, responses = {} } = operation;
  const inQuery = parameters.filter((parameter) => parameter.in === "query");
  return {
    wire: path.replace("/api/", ""),
    method: method === "get" ? "GET" : "POST",
    example:
      requestBody?.content["application/json"]?.example ??
      Object.fromEntries(inQuery.map(({ name }) => [name, undefined])),
    isExport: JSON.stringify(responses).includes("spreadsheetml"),
  };
}
