/**
 * Lets the browser read its list of locales, which the first use of `Intl` does and which takes a phone 50 ms: best while the
 * screen's code is on its way, and not in the middle of drawing it.
 */
export function loadLocales(): void {
  Intl.NumberFormat.supportedLocalesOf("en");
}
