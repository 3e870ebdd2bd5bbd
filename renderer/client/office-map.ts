/** Replaces the picture by the external map on click, because the map contacts a third party. */
const link = document.querySelector<HTMLAnchorElement>('.open-map')
link?.addEventListener('click', (event) => {
  if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  const frame = document.createElement('iframe')
  frame.title = link.dataset['title'] ?? ''
  frame.referrerPolicy = 'no-referrer'
  frame.src = `${link.href}&output=embed`
  link.parentElement?.replaceChildren(frame)
})
