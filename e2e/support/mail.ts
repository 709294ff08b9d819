import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";

/** The code or password of the newest mail to an address with this subject; waits until the mail is there. */
export async function mailedSecret(email: string, subject: string): Promise<string> {
  let secret: string | undefined;
  await expect
    .poll(async () => (secret = await newestSecret(email, subject)), { message: `a mail "${subject}" to ${email}` })
    .toBeDefined();
  return secret ?? "";
}

/** The code to sign in of the newest SMS to a number; waits until it is there. */
export async function textedCode(mobile: string): Promise<string> {
  const folder = join(process.env["E2E_DATA_DIR"] ?? "", "sms");
  const newest = async () => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.includes("sign_in_code"));
    const texts = await Promise.all(names.toSorted().map((name) => readFile(join(folder, name), "utf8")));
    return /, (\d{6}) is your code to sign in/.exec(
      texts.findLast((text) => text.startsWith(`To: ${mobile}\n`))?.split("\n\n")[1] ?? "",
    )?.[1];
  };
  let code: string | undefined;
  await expect.poll(async () => (code = await newest()) !== undefined, { message: `an SMS to ${mobile}` }).toBe(true);
  return code ?? "";
}

async function newestSecret(email: string, subject: string): Promise<string | undefined> {
  const folder = join(process.env["E2E_DATA_DIR"] ?? "", "mail");
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names.filter((name) => name.endsWith(".eml")).map((name) => readFile(join(folder, name), "utf8")),
  );
  const wanted = mails.filter((mail) => mail.includes(`<${email}>\r\n`) && mail.includes(`Subject: ${subject}\r\n`));
  const writtenAt = (mail: string) => Date.parse(/^Date: (.*)\r$/m.exec(mail)?.[1] ?? "");
  const newest = wanted.toSorted((a, b) => writtenAt(b) - writtenAt(a))[0];
  return newest === undefined ? undefined : /is: (.+)\r$/m.exec(newest)?.[1];
}
