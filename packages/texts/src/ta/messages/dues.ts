import type * as english from "#en/messages/dues.ts";
import type { TranslatedMessages } from "#shape.ts";

export const dues: TranslatedMessages<typeof english> = {
  due_age_invalid: "கால அளவுகளில் ஒன்றைத் தேர்ந்தெடுக்கவும்.",
  promise_filter_invalid: "பட்டியல்களில் ஒன்றைத் தேர்ந்தெடுக்கவும்.",
  promised_day_invalid: "வாக்களித்த நாளை உள்ளிடவும், எ.கா. 25-11-2026.",
  contact_note_missing: "என்ன பேசப்பட்டது என்பதை உள்ளிடவும்.",
  too_many_books_at_once: "ஒரே நேரத்தில் அதிகபட்சம் 200 புத்தகங்கள்.",
  promised_day_out_of_range: "வாக்குறுதி இன்றைக்கோ அடுத்த 92 நாட்களில் ஒன்றுக்கோ இருக்க வேண்டும்.",
};
