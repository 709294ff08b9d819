import { groupTyped } from "#format/rupees.ts";
import { labelOf, t } from "#i18n/i18n.ts";

/** A part of what a scheme of the time before terms adds, "late shift", as its form says it. */
export function olderWords(text: string): { label: string; words: string } {
  const steps = /^(instalment|weight|making charge) (.+) (instalments|days)(?: up to (\S+))?$/.exec(text);
  if (steps !== null) return stepsWords(steps);
  const [, rule = "", share] = /^late (\w+)(?: (\S+)%)?$/.exec(text) ?? [];
  const late = lateWords(rule);
  if (late !== null)
    return {
      label: t("Late payment"),
      words: share === undefined ? late : `${late}, ${t("Percent of the bonus for each 30 days")} ${share}`,
    };
  const [, grace] = /^grace (\d+) days$/.exec(text) ?? [];
  if (grace !== undefined) return { label: t("Days of grace"), words: grace };
  const [, redeem] = /^redeem within (\d+) days$/.exec(text) ?? [];
  if (redeem !== undefined) return { label: t("Days to redeem"), words: redeem };
  return { label: labelOf(text), words: "" };
}

function stepsWords([, kind, steps = "", by, cap]: RegExpExecArray): { label: string; words: string } {
  const each = steps.split(", ").map((step) => {
    const [, share = "", from = ""] = /^(\S+)% from (\d+)$/.exec(step) ?? [];
    const values = { share: `${share}\u00a0%`, number: from };
    return by === "days" ? t("{share} from day {number}", values) : t("{share} from instalment {number}", values);
  });
  const limit = cap === undefined ? [] : [`${t("At most")} ₹\u00a0${groupTyped(cap)}`];
  const [label, what] =
    kind === "making charge"
      ? [t("Making charge"), t("A share of it is waived")]
      : [
          t("Bonus"),
          kind === "weight" ? t("A share of the gold saved, in gold") : t("A share of one instalment, in rupees"),
        ];
  return { label, words: [what, ...each, ...limit].join(", ") };
}

function lateWords(rule: string): string | null {
  switch (rule) {
    case "shift":
      return t("Moves maturity by the days of delay");
    case "deduct":
      return t("Takes a part of the bonus");
    case "forfeit":
      return t("Loses the benefits");
    default:
      return null;
  }
}
