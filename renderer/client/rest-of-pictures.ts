import { connectionSpeed } from './connection.ts'

/** How much of the marker is to be seen (SPEC.md §4). */
const seen = 0.1

/**
 * SPEC.md §4 "Images": once a marker below the fold is 10 % visible, the rest of the pictures is
 * fetched, so that they are there when the reader is. The marker is the first picture that comes
 * into the window after the page was opened. On a slow line pictures go on waiting until they are
 * near, which is the platform's `loading="lazy"`.
 *
 * In: the page's document. Out: stops waiting.
 */
export function fetchRestOfPictures(page: Document): () => void {
  if (connectionSpeed(navigator) === 'slow') return () => undefined
  const rest = [...page.querySelectorAll<HTMLImageElement>('img[loading=lazy]')]
  let opened = false
  const observer = new IntersectionObserver(
    (entries) => {
      // The first report is of what the window shows as it opens.
      const marker = opened && entries.some(({ isIntersecting }) => isIntersecting)
      opened = true
      if (!marker) return
      observer.disconnect()
      for (const picture of rest) picture.loading = 'eager'
    },
    { threshold: seen },
  )
  for (const picture of rest) observer.observe(picture)
  return () => observer.disconnect()
}
