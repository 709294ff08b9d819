import type * as english from "#en/messages/evidence.ts";
import type { TranslatedMessages } from "#shape.ts";

export const evidence: TranslatedMessages<typeof english> = {
  statement_missing: "நீங்கள் சேமித்த கோப்புறையில் உள்ள statement.json கோப்பைத் தேர்ந்தெடுக்கவும்.",
  book_not_sealed:
    "இந்தப் புத்தகம் மாறிய பிறகு இன்னும் முத்திரையிடப்படவில்லை. அடுத்த முத்திரை ஒரு மணி நேரத்திற்குள் இடப்படும்; அப்போது மீண்டும் முயற்சி செய்யுங்கள்.",
};
