import type { JoiningView } from "@thangam/contracts/site/joining";
import { t } from "#i18n/i18n.ts";
import { whatFollows, whereCodeWent } from "#shared/schemes/joining-words.ts";

/** As the program's screen has them. */
export function joiningTitle(joining: JoiningView): { title: string; lead: string } {
  switch (joining.at) {
    case "form":
      return { title: t("Join a scheme"), lead: t("Tell us who you are and what you would like to save.") };
    case "code": {
      const { email = "", mobile = "", has_no_email: none } = joining.typed;
      return {
        title: t("Enter the verification code"),
        lead: whereCodeWent({ email, mobile, hasNoEmail: none !== undefined }),
      };
    }
    case "done":
      return { title: t("Your request has reached the shop"), lead: whatFollows(joining.isBySms) };
  }
}
