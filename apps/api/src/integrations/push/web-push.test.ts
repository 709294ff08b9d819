import { expect, test } from "vitest";
import { somePush } from "#testing/push-service.ts";
import { webPushPort } from "./web-push.ts";

const push = { id: "message-1", text: "{}" };
const port = (publicUrl: string) => webPushPort({ appSecret: "s".repeat(40), publicUrl }, () => true);
const { keys } = somePush("http://127.0.0.1:9/send");

test.each([
  ["no point of the curve", { ...keys, p256dh: Buffer.alloc(65, 4).toString("base64url") }],
  ["a short key", { ...keys, p256dh: "BAAA" }],
  ["no secret", { ...keys, auth: "" }],
])("a subscription with %s never takes a push", async (_, broken) => {
  expect(await port("https://savings.example.com").send(broken, push)).toBe("gone");
});

test("a fault of our own settings is tried again, and takes no subscription away", async () => {
  await expect(port("no address").send(keys, push)).rejects.toThrow();
});
