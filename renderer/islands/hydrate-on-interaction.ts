import { draftKey, receiptKey } from '../client/storage-keys.ts'
import { withStorage } from '../client/storage.ts'

/** Hydrates the island of an element. Resolves once React handles its events. */
type Hydrate = (island: HTMLElement) => Promise<void>

const islands = '[data-island]:not([data-hydrated])'

/**
 * Hydrates islands on the first interaction, or on page load by their condition. Interactions before the code is
 * loaded are not lost: text and focus stay, and a click or a submit is replayed. If the code can't be loaded, the
 * browser submits forms.
 *
 * @param hydrate loads its code for the first island
 */
export function hydrateOnInteraction(hydrate: Hydrate): void {
  const hydrating = new WeakMap<Element, Promise<void>>()
  const hydrateIsland = (island: HTMLElement, then?: () => void, otherwise?: () => void) => {
    const hydrated = hydrating.get(island) ?? hydrate(island)
    hydrating.set(island, hydrated)
    hydrated.then(then, (error: unknown) => {
      console.error(error)
      hydrating.delete(island)
      otherwise?.()
    })
  }
  const listen = (
    type: string,
    act: (island: HTMLElement, element: Element, event: Event) => void,
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

  for (const type of ['pointerdown', 'keydown', 'input'])
    listen(type, (island) => hydrateIsland(island))
  listen('focusin', (island, field) => {
    // Focus by `autofocus` is not an interaction.
    if (!field.matches('[autofocus]')) hydrateIsland(island)
  })
  listen('click', (island, element) => {
    const button = element.closest<HTMLElement>('button[type="button"]')
    if (button) hydrateIsland(island, () => button.click())
  })
  listen('submit', (island, form, event) => {
    if (!(form instanceof HTMLFormElement)) return
    event.preventDefault()
    const { submitter } = event as SubmitEvent
    // Its button looks pressed meanwhile.
    island.dataset['waiting'] = ''
    const resubmit = () => form.requestSubmit(submitter)
    hydrateIsland(island, resubmit, () => form.submit())
  })

  for (const island of document.querySelectorAll<HTMLElement>(islands))
    if (isNeeded(island, island.dataset['hydrateWhen'])) hydrateIsland(island)
}

/** Whether an island is needed on page load, by its condition (`HydrateCondition`). */
function isNeeded(island: HTMLElement, condition: string | undefined): boolean {
  // One of its fields was focused before this script loaded.
  if (island.querySelector(':focus:not([autofocus])')) return true
  return condition === 'always' || (condition === 'prefill' && hasAnswers())
}

/** `contactAbout` writes answers into the query. `from` alone is not shown before the form is sent. */
const hasAnswers = () =>
  /[?&](town|service)=/.test(location.search) ||
  !!withStorage(() => localStorage.getItem(draftKey) ?? sessionStorage.getItem(receiptKey))
