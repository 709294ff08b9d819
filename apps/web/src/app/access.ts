import { mayOpen } from "@thangam/contracts/menu/audience";
import type { Audience } from "@thangam/contracts/menu/audience";
import { useContext } from "react";
import { UserContext } from "#api/session.ts";

export type { Audience };

/** Returns whether the signed-in person belongs to an audience. It knows no screens, so every feature may ask it. */
export function useAccess(): (audience: Audience) => boolean {
  const user = useContext(UserContext);
  return (audience) => mayOpen(audience, user);
}
