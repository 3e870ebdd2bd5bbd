/** Loads the large view of pictures at the first tap, and plays videos of other sites in place of their pictures. */
import type { openLightbox } from './lightbox.ts'

addEventListener('click', (event) => {
  if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const region = link
    ?.closest<HTMLElement>('.picture-rows')
    ?.closest<HTMLElement>('[data-lightbox]')
  if (link?.dataset['video'] === undefined && !region) return
  event.preventDefault()
  if (!link) return
  if (!region) {
    play(link)
    return
  }
  import(/* @vite-ignore */ region.dataset['lightbox'] ?? '')
    .then((module: { openLightbox: typeof openLightbox }) => module.openLightbox(link, region))
    // The link leads to the picture itself.
    .catch(() => location.assign(link.href))
})

/** Nothing is requested from the other site before this. */
function play(link: HTMLAnchorElement): void {
  const frame = document.createElement('iframe')
  frame.className = 'video'
  frame.title = link.querySelector('img')?.alt ?? ''
  frame.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture'
  // Without the site's address YouTube plays nothing.
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.src = link.dataset['video'] ?? ''
  link.replaceWith(frame)
  frame.focus()
}
