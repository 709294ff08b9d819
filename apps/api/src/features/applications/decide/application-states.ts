import type { CodeIn } from "@thangam/contracts/values/codes";
import { applicationStatusCodes } from "@thangam/contracts/applications/schemas";

type RequestStatus = CodeIn<typeof applicationStatusCodes>;

/** The two parts of a request that are decided: the person and the book. */
export interface Decision {
  clientStatus: RequestStatus;
  bookStatus: RequestStatus;
}

/** A decision as it travels. */
export function decisionView({ clientStatus, bookStatus }: Decision) {
  return {
    clientStatus: applicationStatusCodes.phraseOf(clientStatus),
    bookStatus: applicationStatusCodes.phraseOf(bookStatus),
  };
}

export function isDecided({ clientStatus, bookStatus }: Decision): boolean {
  return clientStatus !== "pending" && bookStatus !== "pending";
}

/**
 * Whether a request may go from one decision to another: pending becomes approved or rejected, nothing else ever, and
 * a person is not approved with a rejected book, nor the other way about. Staying as it is is no change. Its twins: the
 * trigger requests_guard, and the constraint requests_agree_check.
 */
export function mayBecome(from: Decision, to: Decision): boolean {
  const isStep = (before: RequestStatus, after: RequestStatus) => before === after || before === "pending";
  return isStep(from.clientStatus, to.clientStatus) && isStep(from.bookStatus, to.bookStatus) && agrees(to);
}

function agrees({ clientStatus, bookStatus }: Decision): boolean {
  return clientStatus === "pending" || bookStatus === "pending" || clientStatus === bookStatus;
}
