import { sendFailureCodes } from "@thangam/contracts/messages/schemas";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { speak } from "#i18n/i18n.ts";
import type { Message } from "./message.ts";
import { SentWays } from "./sent-ways.tsx";

afterEach(async () => {
  cleanup();
  await speak("en");
});

const message: Message = {
  id: 1n,
  kind: "client_welcome",
  state: "Given up",
  subject: null,
  mail: null,
  sms: null,
  toName: "Kavitha",
  toEmail: "kavitha@example.com",
  toMobile: "9840012345",
  writtenAt: new Date("2026-11-20T05:00:00Z"),
  mailedAt: null,
  textedAt: null,
  attempts: 19,
  failure: "The mail server refused it",
  lastError: "550 5.1.1 No such mailbox",
  resends: 0,
  resendBar: null,
};

test.each([
  ["ta", /\p{Script=Tamil}/u],
  ["hi", /\p{Script=Devanagari}/u],
] as const)(
  "why a message was not sent is said in %s, beside the words of the mail server",
  async (language, script) => {
    await speak(language);
    for (const failure of sendFailureCodes.phrases) {
      render(<SentWays message={{ ...message, failure }} />);
      expect(screen.getByText(message.lastError ?? "").parentElement?.textContent).toMatch(script);
      expect(screen.queryByText(failure, { exact: false })).toBeNull();
      cleanup();
    }
  },
);

test("a failure of ours has no words of others, and a message without one none at all", () => {
  const { container, rerender } = render(
    <SentWays message={{ ...message, failure: "It came too late to be of use", lastError: null }} />,
  );
  expect(container.textContent).toBe("It came too late to be of use");
  rerender(<SentWays message={{ ...message, failure: null, lastError: null }} />);
  expect(container.textContent).toBe("–");
});
