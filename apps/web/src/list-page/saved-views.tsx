import "./saved-views.css";
import { deleteView, listSavedViews } from "@thangam/contracts/session/view-operations";
import { Plus, X } from "lucide-react";
import { lazy, Suspense } from "react";
import { Link, useLocation } from "react-router";
import { errorMessage } from "#api/errors.ts";
import { useCommand, useOperation } from "#api/query.ts";
import { wholeNumber } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { Skeleton } from "#ui/surface.tsx";
import { toast } from "#ui/toast.tsx";
import { usePopover } from "#ui/use-popover.ts";
import "#ui/popover.css";

const SaveForm = lazy(async () => ({ default: (await import("./save-view-form.tsx")).SaveForm }));

/** As `textOf` writes the usual columns. */
const usualText = "-";

export interface ListView {
  name: string;
  /** As an address has it: "status=Failed&days=today"; "" for the whole list. */
  query: string;
  /** How many rows it has, where that is known. */
  count?: number | undefined;
}

/**
 * Views of a list: its own, and those that the reader saved, with the columns that they chose. Each is an address, so that it
 * can be sent to somebody.
 */
export function SavedViews({ views, columns }: { views: readonly ListView[]; columns: string }) {
  const { pathname, search } = useLocation();
  const saved = useOperation(listSavedViews, { list: pathname }).data ?? [];
  const remove = useCommand(deleteView, { invalidates: [listSavedViews] });
  const open = plain(search);
  const all = [...views, ...saved.map(({ name, query }) => ({ name, query, isOwn: true }))];
  const isOneOfThem = all.some(({ query }) => plain(query) === open);
  return (
    <nav aria-label={t("Views")} className="view-tabs">
      <ul>
        {all.map((view: ListView & { isOwn?: boolean }) => {
          const isOpen = plain(view.query) === open;
          return (
            <li key={`${view.isOwn === true} ${view.name}`} data-here={isOpen || undefined}>
              <Link
                to={{ search: view.query === "" ? "" : `?${view.query}` }}
                replace
                preventScrollReset
                aria-current={isOpen ? "page" : undefined}
              >
                {view.name}
                {view.count !== undefined && <span className="view-count">{wholeNumber(view.count)}</span>}
              </Link>
              {view.isOwn === true && isOpen && (
                <button
                  type="button"
                  aria-label={t("Delete the view {name}", { name: view.name })}
                  title={t("Delete the view {name}", { name: view.name })}
                  onClick={() =>
                    remove.mutate(
                      { list: pathname, name: view.name },
                      { onError: (error) => toast.error(errorMessage(error)) },
                    )
                  }
                >
                  <X size={14} aria-hidden />
                </button>
              )}
            </li>
          );
        })}
        {!isOneOfThem && (
          <li>
            <SaveView list={pathname} query={withColumns(open, columns)} />
          </li>
        )}
      </ul>
    </nav>
  );
}

function SaveView({ list, query }: { list: string; query: string }) {
  const { isOpen, close, button, panel } = usePopover();
  return (
    <>
      <button {...button} aria-haspopup="dialog" className="view-save">
        <Plus size={14} aria-hidden />
        {t("Save view")}
      </button>
      {isOpen && (
        <div {...panel} role="dialog" aria-label={t("Save view")} className="popover">
          <Suspense fallback={<Skeleton className="h-20 w-72" />}>
            <SaveForm list={list} query={query} onSaved={close} />
          </Suspense>
        </div>
      )}
    </>
  );
}

/** A view keeps the columns that are chosen in this browser. */
function withColumns(query: string, columns: string): string {
  if (columns === usualText) return query;
  const params = new URLSearchParams(query);
  params.set("columns", columns);
  return plain(params.toString());
}

/** The address of a view: without the page and the opened row, in one order. */
function plain(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of ["page", "row"]) params.delete(name);
  params.sort();
  return params.toString();
}
