import { once } from "node:events";
import { SMTPServer } from "smtp-server";

/** How a mail server can behave: well, or as a bad day has it. */
export type MailMood = "well" | "slow" | "refusing" | "hanging" | "dropping after accepting" | "closed to us";

/** How long it thinks about a mail on a slow day. */
const slowMs = 50;

/** A real SMTP server on a port of its own. It keeps the mails it took, whatever it answered. */
export async function startMailServer() {
  const taken: string[] = [];
  let mood: MailMood = "well";
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    onConnect: (_, callback) => {
      if (mood === "closed to us") callback(Object.assign(new Error("Not today"), { responseCode: 554 }));
      else if (mood !== "hanging") callback();
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        // On a connection from a better day, too.
        if (mood === "hanging") return;
        if (mood === "closed to us") return callback(Object.assign(new Error("Not today"), { responseCode: 421 }));
        if (mood === "refusing") return callback(Object.assign(new Error("Mailbox is away"), { responseCode: 550 }));
        taken.push(Buffer.concat(chunks).toString("utf8"));
        if (mood === "slow") return void setTimeout(callback, slowMs);
        if (mood !== "dropping after accepting") return callback();
        for (const connection of server.connections) {
          if (connection.id === session.id) connection._socket.destroy();
        }
      });
    },
  });
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new Error("the mail server has no port");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    taken,
    setMood: (next: MailMood) => {
      mood = next;
    },
    /** The Message-IDs of the mails it took. */
    ids: () => taken.map((mail) => /^Message-ID: (.*)$/im.exec(mail)?.[1]?.trim() ?? ""),
    stop: () =>
      new Promise<void>((stopped) => {
        server.close(stopped);
      }),
  };
}
