import { operations } from "@thangam/contracts";
import { FORM_KEY_PLACE, joinedAddress, joiningFields, joiningSteps } from "@thangam/contracts/site/joining";
import type { JoiningProblem, JoiningTyped, JoiningView } from "@thangam/contracts/site/joining";
import * as z from "zod/mini";
import type { Kernel } from "#kernel/kernel.ts";
import { newToken } from "#platform/ids.ts";
import { callAsNobody } from "./as-nobody.ts";
import type { Reader, Refused } from "./as-nobody.ts";
import { askedFigures } from "./asked.ts";
import type { Edition } from "./edition.ts";
import { joiningInput } from "./joining-input.ts";

/** What was sent by name; what came twice is not there. */
export type SentFields = ReadonlyMap<string, string>;

interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Made when it is its reader's turn, as a table of figures takes a while. */
  view: () => Promise<JoiningView> | JoiningView;
}

/** What an address asks for: the end, or the form with a scheme and an amount chosen. */
export function askedToJoin({ facts }: Edition, query: URLSearchParams): { isDone: boolean; chosen: JoiningTyped } {
  const chitschema = query.get("scheme") ?? "";
  const isKnown = facts.schemes.some(({ name }) => name === chitschema);
  const chitamount = (query.get("amount") ?? "").slice(0, 20);
  return { isDone: query.get("step") === "done", chosen: isKnown ? { chitschema, chitamount } : {} };
}

/** The page before anything was sent. */
export async function firstJoining(edition: Edition, query: URLSearchParams): Promise<JoiningView> {
  const { isDone, chosen } = askedToJoin(edition, query);
  if (isDone) return { at: "done", isBySms: query.has("sms") };
  return formOf(edition, { form_key: FORM_KEY_PLACE, ...chosen });
}

/** The next page after something was sent, or where it is. The operations decide, as for the program's form. */
export async function answerJoining(
  kernel: Kernel,
  edition: Edition,
  fields: SentFields,
  reader: Reader,
): Promise<Answer | { isSentTo: string }> {
  const typed = typedIn(fields);
  const step = joiningSteps.find((known) => known === fields.get("step")) ?? "send";
  const requestToken = fields.get("request_token") ?? "";
  const answered = (view: Answer["view"], refused?: Refused): Answer => ({
    status: refused?.status ?? 200,
    headers: refused?.headers ?? {},
    view,
  });
  const codeAt =
    (token: string, problem: JoiningProblem | null, { hasSentAgain = false, code = "" } = {}) =>
    () =>
      ({ at: "code", typed, requestToken: token, code, hasSentAgain, problem }) as const;
  const refusedAt = (refused: Refused): Answer =>
    answered(
      refused.refusal === "request_token_invalid"
        ? () => formOf(edition, typed, refused)
        : codeAt(requestToken, refused),
      refused,
    );

  if (step === "verify") {
    const input = { request_token: requestToken, OTP: fields.get("OTP")?.replaceAll(/\s/g, "") };
    const { refused } = await callAsNobody(kernel, operations.verifyClientApplication, reader, input);
    if (refused !== null) return refusedAt(refused);
    return { isSentTo: joinedAddress(reader.language, typed.has_no_email !== undefined) };
  }
  if (step === "again") {
    const input = { request_token: requestToken };
    const { refused } = await callAsNobody(kernel, operations.sendApplicationCode, reader, input);
    if (refused !== null) return refusedAt(refused);
    return answered(codeAt(requestToken, null, { hasSentAgain: true }));
  }
  if (step === "code") return answered(codeAt(requestToken, null, { code: fields.get("OTP") ?? "" }));
  const isRead = edition.facts.schemes.every(
    ({ name, code }) => name !== typed.chitschema || code === typed.shown_scheme,
  );
  if (step !== "send" || !isRead) return answered(() => formOf(edition, typed, null, !isRead));

  const operation = operations.addClientApplication;
  const { answer, refused } = await callAsNobody(kernel, operation, reader, joiningInput(typed, reader.language));
  if (refused !== null) return answered(() => formOf(edition, typed, refused), refused);
  const { requestToken: made } = z.parse(operation.output, answer);
  return answered(codeAt(made, null));
}

function typedIn(fields: SentFields): JoiningTyped {
  const typed = joiningFields.map((name) => [name, fields.get(name)?.trim() ?? ""] as const);
  return Object.fromEntries(typed.filter(([, value]) => value !== ""));
}

/** What was accepted of other terms than the page shows now is not accepted. */
const otherTerms: ReadonlySet<unknown> = new Set(["scheme_promises_other", "terms_changed"]);

async function formOf(
  edition: Edition,
  typed: JoiningTyped,
  problem: JoiningProblem | null = null,
  isToRead = false,
): Promise<JoiningView> {
  const scheme = edition.facts.schemes.find(({ name }) => name === typed.chitschema);
  const asked = new URLSearchParams({ amount: typed.chitamount ?? "" });
  const shown =
    scheme === undefined
      ? null
      : { scheme, figures: await edition.figuresOf(scheme, askedFigures(scheme, asked).amountPaise) };
  const { termsconditions, form_key: key = newToken(), ...kept } = typed;
  const isAccepted = termsconditions !== undefined && !isToRead && !otherTerms.has(problem?.refusal);
  const filled = { ...kept, form_key: key, ...(isAccepted && { termsconditions }) };
  return { at: "form", typed: filled, shown, isToRead, problem };
}
