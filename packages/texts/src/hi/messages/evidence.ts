import type * as english from "#en/messages/evidence.ts";
import type { TranslatedMessages } from "#shape.ts";

export const evidence: TranslatedMessages<typeof english> = {
  statement_missing: "सहेजे हुए फ़ोल्डर की फ़ाइल statement.json चुनें।",
  book_not_sealed: "यह बुक बदलने के बाद अभी मुहरबंद नहीं हुई है। अगली मुहर एक घंटे के भीतर लगेगी; तब फिर कोशिश करें।",
};
