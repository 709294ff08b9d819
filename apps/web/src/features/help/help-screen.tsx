import "./help.css";
import { guideTable, guideTo } from "@thangam/contracts/menu/guides";
import type { GuideEntry, GuideReader } from "@thangam/contracts/menu/guides";
import { useContext } from "react";
import { Link, useSearchParams } from "react-router";
import { UserContext } from "#api/session.ts";
import { guidePath, paths } from "#app/paths.ts";
import { LoadFailure } from "#forms/load-failure.tsx";
import { t } from "#i18n/i18n.ts";
import { GuideView } from "./guide-view.tsx";
import { guidesFor, searchGuides } from "./search-guides.ts";
import { screenNamed, useGuides } from "./use-guides.ts";
import type { GuideBook } from "./use-guides.ts";
import { PageHeader } from "#navigation/page-header.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { Card, Skeleton } from "#ui/surface.tsx";

/** All guides, searched by words, and the one that is named: by itself, or by the screen that somebody came from. */
export default function HelpScreen() {
  const [params, setParams] = useSearchParams();
  const user = useContext(UserContext);
  const isStaff = user !== null && user.role !== "Customer";
  const { data: book, error, refetch } = useGuides();
  const open = namedBy(params, isStaff);
  const typed = params.get("q") ?? "";

  return (
    <>
      <PageHeader
        {...(book !== undefined &&
          open !== undefined && {
            title: book.guides[open.name].title,
            crumbs: [{ label: t("Help"), to: paths.help }],
          })}
      >
        <SearchField
          label={t("Search the guides")}
          value={typed}
          onSearch={(q) => setParams(q.trim() === "" ? {} : { q }, { replace: true })}
          className="w-full sm:w-80"
        />
      </PageHeader>
      {book === undefined && error !== null && <LoadFailure error={error} refetch={refetch} />}
      {book === undefined && error === null && <Skeleton className="h-96 w-full" />}
      {book !== undefined && open !== undefined && (
        <div className="help-split">
          <Card className="help-guide">
            <GuideView entry={open} book={book} />
          </Card>
          <nav aria-label={t("Guides")}>
            <GuideList
              entries={guidesFor(isStaff).filter(({ reader }) => reader === open.reader)}
              book={book}
              open={open}
            />
          </nav>
        </div>
      )}
      {book !== undefined && open === undefined && typed.trim() !== "" && (
        <Found book={book} typed={typed} isStaff={isStaff} />
      )}
      {book !== undefined && open === undefined && typed.trim() === "" && <Everything book={book} isStaff={isStaff} />}
    </>
  );
}

function namedBy(params: URLSearchParams, isStaff: boolean): GuideEntry | undefined {
  const named = guideTable.find(({ name }) => name === params.get("guide"));
  const screen = screenNamed(params.get("of") ?? "");
  return named ?? (screen === undefined ? undefined : guideTo(screen.name, isStaff));
}

function Everything({ book, isStaff }: { book: GuideBook; isStaff: boolean }) {
  const titles: Record<GuideReader, string> = {
    counter: t("At the counter and with clients"),
    owner: t("For whoever answers for the shop"),
    customer: t("For customers"),
  };
  return (
    <div className="help-groups">
      {[...Map.groupBy(guidesFor(isStaff), ({ reader }) => reader)].map(([reader, entries]) => (
        <Card key={reader} title={titles[reader]}>
          <GuideList entries={entries} book={book} />
        </Card>
      ))}
    </div>
  );
}

function GuideList({ entries, book, open }: { entries: readonly GuideEntry[]; book: GuideBook; open?: GuideEntry }) {
  return (
    <ul className="help-list">
      {entries.map((entry) => (
        <li key={entry.name}>
          <Link to={guidePath(entry.name)} {...(entry === open && { "aria-current": "page" as const })}>
            {book.guides[entry.name].title}
          </Link>
          {open === undefined && <p className="text-sm text-muted">{book.guides[entry.name].about}</p>}
        </li>
      ))}
    </ul>
  );
}

function Found({ book, typed, isStaff }: { book: GuideBook; typed: string; isStaff: boolean }) {
  const hits = searchGuides(book, typed, isStaff);
  return (
    <Card>
      <p role="status" className="text-sm text-muted">
        {hits.length === 0
          ? t("No guide has all these words. Try fewer.")
          : t("{count, plural, one {# guide} other {# guides}}", { count: hits.length })}
      </p>
      <ul className="help-list">
        {hits.map(({ entry, title, excerpt }) => (
          <li key={entry.name}>
            <Link to={guidePath(entry.name)}>{title}</Link>
            <p className="text-sm text-muted">{excerpt}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
