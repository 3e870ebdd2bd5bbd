/**
 * S2.40: an error in the code of a public page shows the error screen in place of the page's content. React
 * reports an error while it renders an island as an error of the window. Unhandled promise rejections
 * are only logged, by the browser.
 *
 * @param showErrorScreen loads its code first
 */
export function installErrorHandler(showErrorScreen: () => Promise<void>): void {
  addEventListener('error', (event) => {
    if (isOwnError(event)) showErrorScreen().catch(console.error)
  })
}

/**
 * Whether the error comes from the site's own code. Errors of extensions don't, and neither does
 * the browser's notice about a ResizeObserver loop, which has no error. Code may throw other values than an Error.
 */
export const isOwnError = ({ error, filename }: ErrorEvent): boolean =>
  filename
    ? error !== undefined && error !== null && filename.startsWith(location.origin)
    : error instanceof Error
