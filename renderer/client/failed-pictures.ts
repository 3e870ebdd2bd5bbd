/**
 * S2.26: replaces a picture that cannot be loaded by its fallback or its own JPEG, also if it failed before this script
 * was loaded.
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
  image.srcset = ''
  image.src = fallback
}
