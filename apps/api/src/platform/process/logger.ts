import { pino } from "pino";
import type { DestinationStream, Logger } from "pino";

export type { Logger } from "pino";

const secretKeys = [
  "password",
  "oldPassword",
  "newPassword",
  "confirmPassword",
  "oldpassword",
  "confirmpassword",
  "token",
  "accessToken",
  "refreshToken",
  "cookie",
  "authorization",
];

/** JSON lines. Whoever logs an object with a secret in it by mistake logs "[secret]". */
export function makeLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: secretKeys.flatMap((key) => [key, `*.${key}`]), censor: "[secret]" },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
