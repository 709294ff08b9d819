import { FORM_KEY_PLACE } from "@thangam/contracts/site/joining";
import type { Language } from "@thangam/texts/languages";
import type { Kernel } from "#kernel/kernel.ts";
import { newToken } from "#platform/ids.ts";
import type { Reader } from "./as-nobody.ts";
import type { Edition } from "./edition.ts";
import { answerJoining, askedToJoin, firstJoining } from "./joining.ts";
import type { SentFields } from "./joining.ts";
import type { pageWriter, Speaking } from "./page-writer.ts";
import { withText } from "./written-page.ts";
import type { WrittenPage } from "./written-page.ts";

export interface SentForm extends Omit<Reader, "language"> {
  fields: SentFields;
}

export interface JoinedPage {
  language: Language;
  status: number;
  headers: Readonly<Record<string, string>>;
  page: WrittenPage;
}

const place = { page: "join" } as const;

/** The pages of the form to join. */
export function joinPages(kernel: Kernel, { write, kept, inTurn }: ReturnType<typeof pageWriter>) {
  /** Its form has a key of its own each time, so it is kept without one. */
  async function first(edition: Edition, speaking: Speaking, asking: { query: URLSearchParams; address: string }) {
    const { query, address } = asking;
    const key = JSON.stringify([speaking, "join", askedToJoin(edition, query), query.has("sms")]);
    const page = await kept(edition, key, address, async () => {
      const joining = await firstJoining(edition, query);
      return write(edition, speaking, place, { page: "join", joining });
    });
    return withText(page, FORM_KEY_PLACE, newToken());
  }

  /** What follows when it was sent: a page, or where that is. */
  async function answer(
    edition: Edition,
    speaking: Speaking,
    { fields, ...from }: SentForm,
  ): Promise<JoinedPage | { language: Language; isSentTo: string }> {
    const { language } = speaking;
    const answered = await answerJoining(kernel, edition, fields, { language, ...from });
    if ("isSentTo" in answered) return { language, ...answered };
    const { view, ...rest } = answered;
    const page = await inTurn(from.address, async () =>
      write(edition, speaking, place, { page: "joinAnswer", joining: await view() }),
    );
    return { language, ...rest, page };
  }

  return { first, answer };
}
