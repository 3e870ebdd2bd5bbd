import { isSlowConnection } from './connection.ts'

/** The share of the marker that must be visible (S2.53). */
const visibleShare = 0.1

/**
 * S2.53: once a marker below the fold is 10% visible, all other pictures of the page are fetched, before
 * the reader scrolls to them. The marker is the first lazy picture that is scrolled into the window.
 * On a slow connection pictures stay `loading="lazy"`.
 */
export function loadDeferredPictures(page: Document): void {
  if (isSlowConnection(navigator)) return
  const deferred = [...page.querySelectorAll<HTMLImageElement>('img[loading=lazy]')]
  let opened = false
  const observer = new IntersectionObserver(
    (entries) => {
      // The observer's first report lists what is visible when the page opens.
      const marker = opened && entries.some(({ isIntersecting }) => isIntersecting)
      opened = true
      if (!marker) return
      observer.disconnect()
      for (const picture of deferred) picture.loading = 'eager'
    },
    { threshold: visibleShare },
  )
  for (const picture of deferred) observer.observe(picture)
}

/**
 * S2.26: replaces a picture that cannot be loaded by its fallback, or a drawing by its own JPEG, also if it failed
 * before this script was loaded.
 */
export function replaceFailedPictures(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) replace(target)
    },
    true,
  )
  for (const image of document.images)
    if (image.complete && image.currentSrc && image.naturalWidth === 0) replace(image)
}

function replace(image: HTMLImageElement): void {
  const { fallback, alt } = image.dataset
  const next = fallback ?? image.src.replace(/original(.*)\.svg/, '1200$1.jpg')
  if (next === image.src) return
  delete image.dataset['fallback']
  if (alt !== undefined) image.alt = alt
  // Removes its `source` elements.
  image.closest('picture')?.replaceChildren(image)
  image.srcset = ''
  image.src = next
}
