import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import type { ECDH } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

/** A browser that takes pushes at an address. It reads them as RFC 8291 has it, by nothing that the portal uses. */
export function somePush(endpoint: string) {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  const auth = randomBytes(16);
  const keys = { endpoint, p256dh: pair.getPublicKey("base64url"), auth: auth.toString("base64url") };
  return { keys, read: (body: Buffer): unknown => JSON.parse(decrypted(body, pair, auth)) };
}

function decrypted(body: Buffer, pair: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + (body[20] ?? 0);
  const theirs = body.subarray(21, keyEnd);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), theirs]);
  const shared = Buffer.from(hkdfSync("sha256", pair.computeSecret(theirs), auth, info, 32));
  const derive = (what: string, bytes: number) =>
    Buffer.from(hkdfSync("sha256", shared, salt, `Content-Encoding: ${what}\0`, bytes));
  const decipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
  decipher.setAuthTag(body.subarray(-16));
  const text = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
  return text.subarray(0, text.lastIndexOf(2)).toString("utf8");
}

/** A push service on a port of its own. It keeps what it took, and answers as it is told. */
export async function startPushService() {
  const taken: { path: string; headers: IncomingHttpHeaders; body: Buffer }[] = [];
  let status = 201;
  const server = createServer((request, response) => void serve(request, response));
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    taken.push({ path: request.url ?? "", headers: request.headers, body });
    response.writeHead(status, status === 302 ? { Location: "/elsewhere" } : {}).end();
  }
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  return {
    url,
    taken,
    answerWith: (next: number) => (status = next),
    stop: () => new Promise((stopped) => server.close(stopped)),
  };
}
