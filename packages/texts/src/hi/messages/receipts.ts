import type * as english from "#en/messages/receipts.ts";
import type { TranslatedMessages } from "#shape.ts";

export const receipts: TranslatedMessages<typeof english> = {
  paper_invalid: "रसीद A5 या 80 मि.मी. के रोल पर छपती है।",
  receipt_code_missing: "रसीद का कोड लिखें।",
  receipt_not_found: "ऐसी कोई रसीद नहीं है।",
};
