/** Loads the large view of the pictures at the first tap, and moves the border of a pair of pictures. */
import type { openLightbox } from '../../renderer/client/lightbox.ts'

const gallery = document.querySelector<HTMLElement>('[data-lightbox]')
gallery?.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  const url = gallery.dataset['lightbox'] ?? ''
  import(/* @vite-ignore */ url)
    .then((module: { openLightbox: typeof openLightbox }) => module.openLightbox(link, gallery))
    // The link leads to the picture itself.
    .catch(() => location.assign(link.href))
})

for (const slider of document.querySelectorAll<HTMLInputElement>('.comparison input')) {
  const move = () => slider.parentElement?.style.setProperty('--before', slider.value)
  slider.addEventListener('input', move)
  // A browser may have kept the value of the last visit.
  move()
}
