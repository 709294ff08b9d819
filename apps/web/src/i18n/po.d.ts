/** A catalog, compiled when the app is built. */
declare module "*.po" {
  export const messages: Record<string, string>;
}
