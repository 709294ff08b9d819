import type * as english from "#en/messages/setup.ts";
import type { TranslatedMessages } from "#shape.ts";

export const setup: TranslatedMessages<typeof english> = {
  setup_link_invalid: "இந்த அமைவு இணைப்பு ஏற்கெனவே பயன்படுத்தப்பட்டது அல்லது காலாவதியாகிவிட்டது.",
};
