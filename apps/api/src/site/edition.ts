import { setImmediate } from "node:timers/promises";
import type { SiteFigures, SiteScheme } from "@thangam/contracts/site/scheme";
import type { SiteFacts } from "@thangam/contracts/site/view";
import { brochureRows } from "@thangam/terms/brochure";
import type { BrochureRow } from "@thangam/terms/brochure";
import type { Day } from "@thangam/terms/terms";
import { SUPPOSED_RATE } from "@thangam/terms/brochure-sheet";
import { olderBrochureRows } from "#features/books/index.ts";
import { BoundedCache } from "./bounded-cache.ts";
import type { WrittenPage } from "./written-page.ts";

const PAGE_BYTES = 12_000_000;
const FIGURE_BYTES = 8_000_000;
interface Asked {
  instalment: bigint;
  joinedOn: Day;
  rate: bigint;
}

/** Of a line of a table in memory, rather too much. */
const ROW_BYTES = 400;

/** What the public pages show as long as nothing of it changes, with all that was made of it. */
export class Edition {
  readonly version: string;
  readonly facts: SiteFacts;
  readonly pages = new BoundedCache<WrittenPage>(PAGE_BYTES);
  readonly #figures = new BoundedCache<SiteFigures>(FIGURE_BYTES);

  constructor(version: string, facts: SiteFacts) {
    this.version = version;
    this.facts = facts;
  }

  /** What an instalment of a scheme becomes. Requests of others are answered between two lines of a long table. */
  async figuresOf(scheme: SiteScheme, amountPaise: bigint): Promise<SiteFigures> {
    const key = `${scheme.code} ${amountPaise}`;
    const known = this.#figures.get(key);
    if (known !== undefined) return known;
    const rate = this.#rateOf(scheme);
    const rows = await this.#rowsOf(scheme, { instalment: amountPaise, joinedOn: this.facts.today, rate: rate.paise });
    const figures = { amountPaise, rows, rate };
    this.#figures.set(key, figures, ROW_BYTES * (rows.length + 1));
    return figures;
  }

  async #rowsOf({ terms, benefits, tableTerms: plain }: SiteScheme, asked: Asked): Promise<BrochureRow[]> {
    const { instalment, joinedOn, rate } = asked;
    const told =
      terms === null ? olderBrochureRows({ benefits, plain }, asked) : brochureRows(terms, instalment, joinedOn, rate);
    const rows: BrochureRow[] = [];
    for (const row of told) {
      rows.push(row);
      await setImmediate();
    }
    return rows;
  }

  /** Today's rate of the purity that the terms name, or the one that is supposed where none is set. */
  #rateOf({ terms }: SiteScheme): SiteFigures["rate"] {
    const purity = terms?.gold?.purity ?? "22K";
    const last = this.facts.rates.find((rate) => rate.purity === purity)?.days.at(-1);
    const isSet = last?.day === this.facts.today;
    return { paise: isSet ? last.ratePaisePerGram : SUPPOSED_RATE, isSupposed: !isSet };
  }
}
