import type { applicationStatuses } from "@thangam/contracts/applications/schemas";

type RequestStatus = (typeof applicationStatuses)[number];

/** The two parts of a request that are decided: the person and the book. */
export interface Decision {
  clientStatus: RequestStatus;
  bookStatus: RequestStatus;
}

export function isDecided({ clientStatus, bookStatus }: Decision): boolean {
  return clientStatus !== "Pending" && bookStatus !== "Pending";
}

/**
 * Whether a request may go from one decision to another: Pending becomes Approved or Rejected, nothing else ever, and
 * a person is not approved with a rejected book, nor the other way about. Staying as it is is no change. Its twins: the
 * trigger requests_guard, and the constraint requests_agree_check.
 */
export function mayBecome(from: Decision, to: Decision): boolean {
  const isStep = (before: RequestStatus, after: RequestStatus) => before === after || before === "Pending";
  return isStep(from.clientStatus, to.clientStatus) && isStep(from.bookStatus, to.bookStatus) && agrees(to);
}

function agrees({ clientStatus, bookStatus }: Decision): boolean {
  return clientStatus === "Pending" || bookStatus === "Pending" || clientStatus === bookStatus;
}
