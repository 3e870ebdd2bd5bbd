/** Keeps the filter's choice in the address, so that it can be shared and survives Back. */
const options = document.querySelectorAll<HTMLInputElement>('.filter input')
const query = new URLSearchParams(location.search)
for (const option of options) {
  if (query.get(option.name) === option.value) option.checked = true
  option.addEventListener('change', () => {
    const all = option === options[0]
    const search = all ? '' : `?${new URLSearchParams({ [option.name]: option.value })}`
    history.replaceState(history.state, '', location.pathname + search)
  })
}
