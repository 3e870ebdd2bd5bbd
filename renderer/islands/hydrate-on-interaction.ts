import { withStorage } from '../client/storage.ts'
import type { HydrateCondition } from './island.tsx'

/** Hydrates the island of an element. Resolves once React handles its events. */
type Hydrate = (island: HTMLElement) => Promise<void>

const islands = '[data-island]:not([data-hydrated])'

/** How long a submitted form waits for its code, in ms: 75 kB take as long at 30 kbit/s. */
const codeTimeoutMs = 20_000

/**
 * Hydrates islands on the first interaction, or on page load by their condition. Interactions before the code is
 * loaded are not lost: text and focus stay, and a click or a submit is replayed. If the code can't be loaded, or a
 * stalled connection doesn't deliver it, the browser submits forms.
 *
 * @param hydrate loads its code for the first island
 */
export function hydrateOnInteraction(hydrate: Hydrate): void {
  const hydrating = new WeakMap<Element, Promise<void>>()
  const hydrateIsland = (island: HTMLElement): Promise<void> => {
    const hydrated = hydrating.get(island) ?? hydrate(island)
    hydrating.set(island, hydrated)
    hydrated.catch((error: unknown) => {
      console.error(error)
      hydrating.delete(island)
    })
    return hydrated
  }
  const listen = (
    type: string,
    act: (island: HTMLElement, element: Element, event: Event) => unknown,
  ) =>
    addEventListener(
      type,
      (event) => {
        const element = event.target instanceof Element ? event.target : undefined
        const island = element?.closest<HTMLElement>(islands)
        if (element && island) act(island, element, event)
      },
      true,
    )

  // No field in an island has `autofocus`, so focus is an interaction.
  for (const type of ['pointerdown', 'keydown', 'input', 'focusin']) listen(type, hydrateIsland)
  // A type of the estimate form answers its list at once, so that the form can be sent before its code is there.
  listen('input', (island, element) => {
    const list = island.querySelector<HTMLSelectElement>('[name=serviceType]')
    if (list && element instanceof HTMLInputElement && element.closest('.types'))
      list.value = element.value
  })
  listen('click', (island, element) => {
    const button = element.closest<HTMLElement>('button[type="button"]')
    if (button) void hydrateIsland(island).then(() => button.click())
  })
  listen('submit', (island, _, event) => {
    event.preventDefault()
    const { submitter, target: form } = event as SubmitEvent & { target: HTMLFormElement }
    // Its button looks pressed meanwhile.
    island.dataset['waiting'] = ''
    const timeout = new Promise((_, reject) => setTimeout(reject, codeTimeoutMs))
    void Promise.race([hydrateIsland(island), timeout]).then(
      () => form.requestSubmit(submitter),
      () => form.submit(),
    )
  })

  for (const island of document.querySelectorAll<HTMLElement>(islands))
    if (isNeeded(island, island.dataset['hydrateWhen'])) void hydrateIsland(island)
}

/** Whether an island is needed on page load, by its condition: a `HydrateCondition` as JSON. */
function isNeeded(island: HTMLElement, condition: string | undefined): boolean {
  // One of its fields was focused before this script loaded.
  if (island.querySelector(':focus')) return true
  if (condition === undefined) return false
  const when = JSON.parse(condition) as HydrateCondition
  if (when === 'always') return true
  const query = new URLSearchParams(location.search)
  return when.query.some((name) => query.has(name)) || when.stored.some(isStored)
}

const isStored = (key: string): boolean =>
  !!withStorage(() => localStorage.getItem(key) ?? sessionStorage.getItem(key))
