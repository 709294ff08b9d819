export interface FieldProblem {
  /** Our name of the field, with the place in a list when it is in one: "email", "books.0.bookNumber". */
  name: string;
  code: string;
  message: string;
}

/** The server answered, and said no: a refusal, bad input, missing rights, or its own fault (5xx). */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: readonly FieldProblem[];
  /** What a refusal is about: `{ bookNumber: "GE1001" }`. */
  readonly params: Readonly<Record<string, string>>;
  readonly retryAfterSeconds: number | null;

  constructor(problem: {
    status: number;
    code: string;
    message: string;
    fields?: readonly FieldProblem[];
    params?: Readonly<Record<string, string>>;
    retryAfterSeconds?: number | null;
  }) {
    super(problem.message);
    this.name = "ApiProblem";
    this.status = problem.status;
    this.code = problem.code;
    this.fields = problem.fields ?? [];
    this.params = problem.params ?? {};
    this.retryAfterSeconds = problem.retryAfterSeconds ?? null;
  }
}

/** No answer came. What was sent may or may not have been done: only the same key finds out. */
export class NetworkFailure extends Error {
  constructor() {
    super("no answer from the server");
    this.name = "NetworkFailure";
  }
}

/** Not done, and no mistake: it waits until somebody else confirms it, or until it takes effect by itself. */
export class ApprovalWaits extends ApiProblem {
  readonly approvalId: string;
  /** The maker's reason is known. */
  readonly hasReason: boolean;

  constructor({ message, approvalId, hasReason }: { message: string; approvalId: string; hasReason: boolean }) {
    super({ status: 202, code: "approval_waits", message });
    this.name = "ApprovalWaits";
    this.approvalId = approvalId;
    this.hasReason = hasReason;
  }
}
