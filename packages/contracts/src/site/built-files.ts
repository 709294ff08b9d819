/** What Vite writes about a file of its build, as far as it is read. */
export interface BuiltFile {
  file: string;
  css?: readonly string[] | undefined;
  imports?: readonly string[] | undefined;
}
export type BuildManifest = Readonly<Record<string, BuiltFile>>;

/** A file of the build with everything that it imports at once. */
export function builtFilesOf(manifest: BuildManifest, source: string, seen = new Set<string>()): Set<string> {
  const found = manifest[source];
  if (found === undefined || seen.has(found.file)) return seen;
  seen.add(found.file);
  for (const style of found.css ?? []) seen.add(style);
  for (const imported of found.imports ?? []) builtFilesOf(manifest, imported, seen);
  return seen;
}
