import type * as english from "#en/messages/receipts.ts";
import type { TranslatedMessages } from "#shape.ts";

export const receipts: TranslatedMessages<typeof english> = {
  paper_invalid: "ரசீது A5 தாளிலோ 80 மி.மீ. சுருளிலோ அச்சிடப்படும்.",
  receipt_code_missing: "ரசீதின் குறியீட்டை உள்ளிடவும்.",
  receipt_not_found: "அப்படி ஒரு ரசீது இல்லை.",
};
