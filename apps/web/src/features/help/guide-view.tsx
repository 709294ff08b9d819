import { mayOpen } from "@thangam/contracts/menu/audience";
import type { GuideEntry } from "@thangam/contracts/menu/guides";
import { Link } from "react-router";
import { useSession } from "#api/session.ts";
import { guidePath } from "#app/paths.ts";
import { GuidePicture } from "./guide-picture.tsx";
import { piecesOf } from "./guide-line.ts";
import type { Piece } from "./guide-line.ts";
import type { GuideBook } from "./use-guides.ts";

/** What a guide says. */
export function GuideView({ entry, book }: { entry: GuideEntry; book: GuideBook }) {
  const guide = book.guides[entry.name];
  return (
    <div className="flex flex-col gap-5">
      <p className="text-muted">{guide.about}</p>
      {guide.parts.map(({ heading, pictures = {}, lines }) => (
        <section key={heading} aria-label={heading}>
          <h2 className="text-lg font-semibold">{heading}</h2>
          {Object.entries(pictures).map(([name, alt]) => (
            <GuidePicture key={name} name={name} alt={alt} reader={entry.reader} language={book.language} />
          ))}
          <ol className="mt-2 flex list-decimal flex-col gap-2 ps-6 marker:text-muted">
            {lines.map((line) => (
              <li key={line} className="ps-1">
                {piecesOf(line, book).map((piece, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- the pieces of a line never change their places
                  <PieceView key={at} piece={piece} />
                ))}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

const linkClass = "font-medium text-brand-ink underline underline-offset-4";

/** A screen is a link for whoever may open it. */
function PieceView({ piece }: { piece: Piece }) {
  const user = useSession();
  if (piece.kind === "text") return piece.text;
  if (piece.kind === "guide")
    return (
      <Link to={guidePath(piece.guide)} className={linkClass}>
        {piece.text}
      </Link>
    );
  if (piece.kind === "screen" && !piece.screen.path.includes(":") && mayOpen(piece.screen.audience, user ?? null))
    return (
      <Link to={piece.screen.path} className={linkClass}>
        {piece.text}
      </Link>
    );
  return <b className="font-semibold">{piece.text}</b>;
}
