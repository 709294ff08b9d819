import type * as english from "#en/messages/reports.ts";
import type { TranslatedMessages } from "#shape.ts";

export const reports: TranslatedMessages<typeof english> = {
  report_criteria_missing: "குறைந்தது ஒரு தேடல் நிபந்தனையைத் தேர்ந்தெடுக்கவும்",
  report_period_invalid: "கடந்த 3 நாட்கள், கடந்த 7 நாட்கள் அல்லது இந்த மாதத்தைத் தேர்ந்தெடுக்கவும்.",
  report_missing: "ஓர் அறிக்கையைத் தேர்ந்தெடுக்கவும்.",
  report_group_invalid: "நாள், கட்டண முறை, திட்டம் அல்லது பணியாளர் வாரியாக எனத் தேர்ந்தெடுக்கவும்.",
  loyalty_group_invalid: "புள்ளிகள் வாடிக்கையாளர் அல்லது பணியாளர் வாரியாக எண்ணப்படும்.",
  report_range_too_long: "அதிகபட்சம் இரண்டு ஆண்டு இடைவெளியில் நாட்களைத் தேர்ந்தெடுக்கவும்.",
};
