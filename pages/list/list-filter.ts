/** Filters the list of projects, and keeps what is chosen in the address, so that it can be shared and survives Back. */
const options = document.querySelectorAll<HTMLInputElement>('.filter input')
const choices = document.querySelectorAll<HTMLSelectElement>('.filter-by select')
const entries = document.querySelectorAll<HTMLElement>('.listing > li')
const noMatch = document.querySelector<HTMLElement>('.no-match')
const query = new URLSearchParams(location.search)

/** Style sheets filter by category (`list.css`), so that it works without scripts. */
function hasCategory(entry: HTMLElement): boolean {
  const chosen = [...options].find(({ checked }) => checked)?.dataset['option']
  return (
    !Number.isInteger(Number(chosen)) || Number(chosen) < 0 || entry.dataset['option'] === chosen
  )
}

function filter(): void {
  let shown = 0
  for (const entry of entries) {
    entry.hidden = [...choices].some(
      ({ name, value }) => value !== '' && !entry.dataset[name]?.split(' ').includes(value),
    )
    if (!entry.hidden && hasCategory(entry)) shown += 1
  }
  if (noMatch) noMatch.hidden = shown > 0
}

function choose(name: string, value: string): void {
  if (value === '') query.delete(name)
  else query.set(name, value)
  const search = query.size > 0 ? `?${query}` : ''
  history.replaceState(history.state, '', location.pathname + search)
  filter()
}

for (const option of options) {
  if (query.get(option.name) === option.value) option.checked = true
  option.addEventListener('change', () =>
    choose(option.name, option === options[0] ? '' : option.value),
  )
}
for (const choice of choices) {
  const wanted = query.get(choice.name)
  const known = [...choice.options].some(({ value }) => value === wanted)
  choice.value = wanted !== null && known ? wanted : ''
  choice.addEventListener('change', () => choose(choice.name, choice.value))
}
filter()
