import { t } from "#i18n/i18n.ts";
import { ApiProblem, NetworkFailure } from "./problem.ts";

/** What a person reads when something did not work: what happened, and what to do. */
export function errorMessage(error: unknown): string {
  if (error instanceof ApiProblem) return error.message;
  if (error instanceof NetworkFailure) {
    return t("The shop could not be reached. Check your connection and try again; nothing will be done twice.");
  }
  return unknownErrorMessage();
}

/** What is said when nothing more is known, and even when no sentence can be fetched any more. */
export function unknownErrorMessage(): string {
  return t("Something went wrong, try again later.");
}

/** Did it fail without anybody saying no? A lost connection is no fault: it has its own sentence. */
export function isFault(error: unknown): boolean {
  return !isRefusal(error) && !(error instanceof NetworkFailure);
}

/** Did the server refuse it knowingly, so that trying the same again changes nothing? */
export function isRefusal(error: unknown): error is ApiProblem {
  return error instanceof ApiProblem && error.status < 500;
}
