import type * as english from "#en/messages/setup.ts";
import type { TranslatedMessages } from "#shape.ts";

export const setup: TranslatedMessages<typeof english> = {
  setup_link_invalid: "सेटअप का यह लिंक पहले ही काम में लिया जा चुका है या पुराना हो गया है।",
};
