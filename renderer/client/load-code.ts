/**
 * Loads the module whose address is the first in the page's `data-code`, with the modules after it, which it imports, in
 * parallel. Not with `import()` of its source: the build would add its own preloading to the script of
 * every page, which is a quarter of it.
 */
export function loadCode(): Promise<unknown> {
  const [url = '', ...imported] = (document.documentElement.dataset['code'] ?? '').split(' ')
  for (const href of imported) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  return import(/* @vite-ignore */ url).catch((error: unknown) => {
    // As Vite's preloading does (S1.28).
    dispatchEvent(new Event('vite:preloadError'))
    throw error
  })
}
