import { afterAll, beforeAll, expect, test } from "vitest";
import { SendFailure } from "#core/send-failure.ts";
import { startMailServer } from "#testing/mail-server.ts";
import { smtpMail } from "./smtp-mail.ts";

let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.stop());

const mail = {
  id: "00000001-client_welcome",
  to: { name: "Kavitha", address: "kavitha@example.com" },
  subject: "Welcome",
  text: "Welcome",
  html: "<p>Welcome</p>",
  attachments: [],
  writtenAt: new Date("2026-11-20T05:00:00Z"),
};

async function failureOf(url: string): Promise<unknown> {
  const port = smtpMail({ url, from: "shop@example.com" });
  return port
    .send(mail)
    .then(
      () => null,
      (error: unknown) => error,
    )
    .finally(port.close);
}

test("a server that refuses the mail is named with its words, one that is not there with the reason", async () => {
  expect(await failureOf(server.url)).toBeNull();
  expect(server.ids()).toEqual(["<00000001-client_welcome@example.com>"]);
  server.setMood("refusing");
  expect(await failureOf(server.url)).toEqual(new SendFailure("mail_refused", "550 Mailbox is away"));
  server.setMood("dropping after accepting");
  expect(await failureOf(server.url)).toMatchObject({ code: "mail_unreachable", detail: expect.any(String) });
  const nobody = await startMailServer();
  await nobody.stop();
  expect(await failureOf(nobody.url)).toMatchObject({
    code: "mail_unreachable",
    detail: expect.stringMatching(/ECONNREFUSED/),
  });
});
