/**
 * S2.26: shows what stands in for a picture that cannot be loaded: its fallback, or its own JPEG. A picture
 * may have failed before this script arrived.
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
  if (!fallback) return
  delete image.dataset['fallback']
  if (alt !== undefined) image.alt = alt
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove()
  image.removeAttribute('srcset')
  image.src = fallback
}
