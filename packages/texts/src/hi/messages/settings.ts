import type * as english from "#en/messages/settings.ts";
import type { TranslatedMessages } from "#shape.ts";

export const settings: TranslatedMessages<typeof english> = {
  hour_invalid: "दिन का एक घंटा चुनें, 0 से 23।",
  cash_limit_invalid: "सीमा रुपये में लिखें।",
  cash_action_missing: "सीमा से ऊपर क्या हो, यह चुनें।",
  open_payments_invalid: "1 से 1000 तक की संख्या दर्ज करें।",
  loyalty_points_invalid: "पूरे अंक दर्ज करें, 0 से 1000 तक।",
  settings_changed: "इस बीच किसी और ने सेटिंग बदल दी हैं। सहेजने से पहले उन्हें फिर देख लें।",
  cash_limit_day_past: "सीमा आज या किसी बाद के दिन से लागू होती है।",
};
