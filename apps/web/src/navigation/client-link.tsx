import { useContext } from "react";
import { PersonContext } from "#api/session.ts";
import { clientOf } from "#app/paths.ts";
import { mayOpen } from "#app/routes.tsx";
import { Link } from "./link.tsx";

/** A client's name, and for those who may see clients the way to their page. */
export function ClientLink({ id, name }: { id: bigint; name: string }) {
  if (!mayOpen("clients.view", useContext(PersonContext))) return name;
  return (
    <Link to={clientOf(id)} className="text-brand-ink underline underline-offset-4">
      {name}
    </Link>
  );
}
