import { clientOf } from "#app/paths.ts";
import { useAccess } from "#app/access.ts";
import { Link } from "react-router";

/** A client's name, and for those who may see clients the way to their page. */
export function ClientLink({ id, name }: { id: bigint; name: string }) {
  const mayOpen = useAccess();
  if (!mayOpen("clients.view")) return name;
  return (
    <Link to={clientOf(id)} className="py-0.5 text-brand-ink underline underline-offset-4">
      {name}
    </Link>
  );
}
