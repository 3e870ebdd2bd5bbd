/** A horizontal movement of a finger that is longer is a swipe. In CSS pixels. */
const swipe = 40

/**
 * Shows the pictures of a gallery large, one at a time, in the `<dialog>` after its region. Next and previous are buttons, arrow
 * keys and swipes; Escape closes it, and the focus returns to the link.
 *
 * @param opener the link of the first picture to show
 * @param region it has one gallery or several; the links of that of the opener are its pictures
 */
export function openLightbox(opener: HTMLAnchorElement, region: HTMLElement): void {
  const dialog = region.parentElement?.querySelector<HTMLDialogElement>(':scope > .lightbox')
  const gallery = opener.closest('.picture-rows') ?? region
  const frame = dialog?.querySelector<HTMLElement>('.lightbox-picture')
  const words = dialog?.querySelector<HTMLElement>('.lightbox-words')
  if (!dialog || !frame || !words || dialog.open) return
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>('a')]
  let shown = links.indexOf(opener)

  const show = (index: number) => {
    shown = (index + links.length) % links.length
    const link = links[shown]
    const picture = document.createElement('div')
    const own = link?.querySelector('picture, img')?.cloneNode(true)
    if (!link || !own) return
    picture.append(own)
    for (const candidate of picture.querySelectorAll<HTMLImageElement | HTMLSourceElement>(
      'img, source',
    )) {
      if (candidate.sizes) candidate.sizes = '100vw'
      if (candidate instanceof HTMLImageElement) candidate.loading = 'eager'
    }
    frame.replaceChildren(own)
    const position = document.createElement('b')
    position.textContent = link.dataset['position'] ?? ''
    const caption = link.closest('figure')?.querySelector('figcaption')?.cloneNode(true)
    words.replaceChildren(position, ...(caption?.childNodes ?? []))
  }

  const controller = new AbortController()
  const { signal } = controller
  const on = (part: Element | null, type: string, listener: (event: Event) => void) =>
    part?.addEventListener(type, listener, { signal })
  for (const button of dialog.querySelectorAll('.lightbox-previous, .lightbox-next'))
    button.toggleAttribute('hidden', links.length === 1)
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
