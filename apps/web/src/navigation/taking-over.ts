/** Puts a screen in the place of the page that the server wrote; most pages are not written, and have nothing to do. */
let takeOver: () => void = () => undefined;

export function onFirstScreen(take: () => void): void {
  takeOver = take;
}

export function tellFirstScreen(): void {
  takeOver();
}
