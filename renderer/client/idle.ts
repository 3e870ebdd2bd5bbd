/** In ms: a page that is never idle does not put it off for longer. */
const longest = 1000

/** Does it in a task of its own, when the page has nothing else to do. Safari has no word for that: soon. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: longest })
  else setTimeout(work, longest / 5)
}
