import { lazy, useState } from "react";
import type { ComponentType } from "react";

export interface Prepared<Module> {
  Component: ComponentType;
  /** Fetches the code ahead of the time it is shown. */
  load: () => Promise<Module>;
}

/**
 * A component whose code is fetched when it is first wanted. Where the code is there already, it is drawn at once: `lazy` alone
 * would draw what stands in its place first, and React keeps that for 300 ms.
 */
export function prepared<Module extends { default: ComponentType }>(
  fetchCode: () => Promise<Module>,
): Prepared<Module> {
  let known: ComponentType | null = null;
  const load = async () => {
    const module = await fetchCode();
    known = module.default;
    return module;
  };
  const Late = lazy(load);
  function Component() {
    const [Shown] = useState<ComponentType>(() => known ?? Late);
    return <Shown />;
  }
  return { Component, load };
}
