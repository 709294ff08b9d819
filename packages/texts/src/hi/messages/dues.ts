import type * as english from "#en/messages/dues.ts";
import type { TranslatedMessages } from "#shape.ts";

export const dues: TranslatedMessages<typeof english> = {
  due_age_invalid: "अवधियों में से एक चुनें।",
  promise_filter_invalid: "सूचियों में से एक चुनें।",
  promised_day_invalid: "वादे का दिन लिखें, जैसे 25-11-2026।",
  contact_note_missing: "क्या बात हुई, लिखें।",
  too_many_books_at_once: "एक बार में अधिकतम 200 बुक।",
  promised_day_out_of_range: "वादा आज या अगले 92 दिनों में से किसी एक का हो।",
};
