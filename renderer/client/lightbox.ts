/** A horizontal movement of a finger that is longer is a swipe. In CSS pixels. */
const swipe = 40

/**
 * Shows the pictures of a gallery large, one at a time, in the `<dialog>` after it. Next and previous are buttons, arrow
 * keys and swipes; Escape closes it, and the focus returns to the link.
 *
 * @param opener the link of the first picture to show
 * @param gallery its links are the pictures, each in a `<figure>` with a caption
 */
export function openLightbox(opener: HTMLAnchorElement, gallery: HTMLElement): void {
  const dialog = gallery.parentElement?.querySelector<HTMLDialogElement>('.lightbox')
  const frame = dialog?.querySelector<HTMLElement>('.lightbox-picture')
  const words = dialog?.querySelector<HTMLElement>('.lightbox-words')
  if (!dialog || !frame || !words || dialog.open) return
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>('a')]
  let shown = links.indexOf(opener)

  const show = (index: number) => {
    shown = (index + links.length) % links.length
    const link = links[shown]
    const picture = link?.querySelector('picture')?.cloneNode(true)
    if (!link || !(picture instanceof HTMLElement)) return
    for (const candidate of picture.querySelectorAll<HTMLImageElement | HTMLSourceElement>(
      'img, source',
    )) {
      if (candidate.sizes) candidate.sizes = '100vw'
      if (candidate instanceof HTMLImageElement) candidate.loading = 'eager'
    }
    frame.replaceChildren(picture)
    const position = document.createElement('b')
    position.textContent = link.dataset['position'] ?? ''
    const caption = link.closest('figure')?.querySelector('figcaption')?.cloneNode(true)
    words.replaceChildren(position, ...(caption?.childNodes ?? []))
  }

  const controller = new AbortController()
  const { signal } = controller
  const on = (part: Element | null, type: string, listener: (event: Event) => void) =>
    part?.addEventListener(type, listener, { signal })
  on(dialog.querySelector('.lightbox-next'), 'click', () => show(shown + 1))
  on(dialog.querySelector('.lightbox-previous'), 'click', () => show(shown - 1))
  on(dialog.querySelector('.lightbox-close'), 'click', () => dialog.close())
  dialog.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'ArrowRight') show(shown + 1)
      if (key === 'ArrowLeft') show(shown - 1)
    },
    { signal },
  )
  let start: PointerEvent | undefined
  frame.addEventListener(
    'pointerdown',
    (event) => (start = event.isPrimary && event.pointerType !== 'mouse' ? event : undefined),
    { signal },
  )
  frame.addEventListener('pointercancel', () => (start = undefined), { signal })
  frame.addEventListener(
    'pointerup',
    (event) => {
      if (start?.pointerId !== event.pointerId) return
      const [right, down] = [event.clientX - start.clientX, event.clientY - start.clientY]
      start = undefined
      if (Math.abs(right) < swipe || Math.abs(right) < Math.abs(down)) return
      show(right < 0 ? shown + 1 : shown - 1)
    },
    { signal },
  )
  dialog.addEventListener(
    'close',
    () => {
      controller.abort()
      frame.replaceChildren()
      opener.focus()
    },
    { signal },
  )
  show(shown)
  dialog.showModal()
}
