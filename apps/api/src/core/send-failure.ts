import type { sendFailureCodes } from "@thangam/contracts/messages/schemas";
import type { CodeIn } from "@thangam/contracts/values/codes";

export type SendFailureCode = CodeIn<typeof sendFailureCodes>;

/** A message that was not sent. `detail` is what a mail server or SMS gateway said, or the name of what is missing. */
export class SendFailure extends Error {
  readonly code: SendFailureCode;
  readonly detail: string | null;

  constructor(code: SendFailureCode, detail: string | null = null, options?: ErrorOptions) {
    super(detail === null ? code : `${code}: ${detail}`, options);
    this.name = "SendFailure";
    this.code = code;
    this.detail = detail;
  }
}
