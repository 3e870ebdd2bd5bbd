/** Shows the external map in place of the picture: not before a click, since it is a third party's. */
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
