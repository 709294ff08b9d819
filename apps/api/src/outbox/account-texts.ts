import { letter } from "./message-texts.ts";
import type { MessageText } from "./message-texts.ts";
import type { MessageKind } from "./messages.ts";

export type AccountKind = Extract<
  MessageKind,
  `account_${string}` | "temporary_password" | "recovery_code" | "password_changed"
>;

interface Person {
  name: string;
  email: string;
}

const temporary = "It is good for 7 days, and you choose your own when you sign in with it.";
const notYou = "If this was not you, please call the shop at once.";

/** What we write to a person about their sign-in: by mail alone. `secret` is the code or password it carries. */
export function accountText(kind: AccountKind, { name, email }: Person, secret: string | null): MessageText {
  const write = (subject: string, ...paragraphs: string[]) => ({ subject, mail: letter(name, paragraphs), sms: null });
  const carried = () => {
    if (secret === null) throw new Error("The secret that the message should carry is not there");
    return secret;
  };
  switch (kind) {
    case "account_welcome":
      return write(
        "Welcome to our jewel savings portal",
        `You can now sign in to the portal with your e-mail ${email}.`,
        `Your temporary password is: ${carried()}`,
        temporary,
      );
    case "account_reminder":
      return write(
        "Welcome to our jewel savings portal",
        `You can sign in to the portal with your e-mail ${email}.`,
        'If you do not have a password at hand, choose "Forgot your password" where you sign in.',
      );
    case "temporary_password":
      return write(
        "Your temporary password",
        `The shop has given you a new password for the portal. Your temporary password is: ${carried()}`,
        temporary,
      );
    case "recovery_code":
      return write(
        "Your verification OTP",
        `Your verification OTP is: ${carried()}`,
        "It is good for 10 minutes. Nobody from the shop will ever ask you for it.",
        "If you did not ask for it, you need not do anything: your password stays as it is.",
      );
    case "password_changed":
      return write(
        "Your password was changed",
        "The password of your sign-in to the portal was changed, and you were signed out everywhere else.",
        notYou,
      );
  }
}
