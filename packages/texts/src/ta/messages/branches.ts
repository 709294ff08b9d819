import type * as english from "#en/messages/branches.ts";
import type { TranslatedMessages } from "#shape.ts";

export const branches: TranslatedMessages<typeof english> = {
  branch_not_found: "இந்தக் கிளை இல்லை.",
  book_of_branch: "{book} புத்தகம் ஏற்கனவே இந்தக் கிளையுடையது, அல்லது இதற்கிடையில் வேறு கிளைக்கு மாற்றப்பட்டது.",
  transfer_not_found: "இந்தப் பணப் பரிமாற்றம் இல்லை.",
  transfer_decided: "இந்தப் பணம் ஏற்கனவே பெறப்பட்டது அல்லது திரும்பப் பெறப்பட்டது.",
  transfer_own: "இந்தப் பணத்தை நீங்களே அனுப்பினீர்கள். வந்ததை அந்தக் கிளையில் வேறொருவர் உறுதிப்படுத்த வேண்டும்.",
  transfer_other_way: "ரொக்கம் பணப்பெட்டியிலோ பெட்டகத்திலோ வைக்கப்படும்; வங்கிப் பரிமாற்றம் வங்கியில் சேரும்.",
  transfer_amount_differs: "அனுப்பிய தொகை வேறு. மீண்டும் எண்ணவும், அல்லது அனுப்பியதைத் திரும்பப் பெறுமாறு அந்தக் கிளையைக் கேட்கவும்.",
};
