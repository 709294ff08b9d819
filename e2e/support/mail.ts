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

/** The code of the newest SMS to a number; waits until one is there, and another than `before`. */
export async function textedCode(
  mobile: string,
  { before, kind = "sign_in_code" }: { before?: string; kind?: string } = {},
): Promise<string> {
  const codeIn = (text: string) => /, (\d{6}) is your code to (?:sign in|join)/.exec(text)?.[1];
  let code: string | undefined;
  const isThere = async () => {
    code = (await textsTo(mobile, kind)).map(codeIn).at(-1);
    return code !== undefined && code !== before;
  };
  await expect.poll(isThere, { message: `an SMS to ${mobile}` }).toBe(true);
  return code ?? "";
}

/** The SMS of a kind that went to a number, the oldest first. */
export async function textsTo(mobile: string, kind: string): Promise<string[]> {
  const folder = join(process.env["E2E_DATA_DIR"] ?? "", "sms");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.includes(kind));
  const texts = await Promise.all(names.toSorted().map((name) => readFile(join(folder, name), "utf8")));
  return texts.filter((text) => text.startsWith(`To: ${mobile}\n`)).map((text) => text.split("\n\n")[1] ?? "");
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
