import { draftKey, receiptKey } from '../client/page-names.ts'
import { withStorage } from '../client/storage.ts'

/** Hydrates an island. In: its element. Resolves once React handles its events. */
type Hydrate = (island: HTMLElement) => Promise<void>

const islands = '[data-island]:not([data-awake])'

/**
 * Hydrates islands at the first interaction, or on page load by their condition. Interactions before the code has
 * arrived are kept: text and focus stay, and a click or a submit is replayed. If the code can't be loaded, the browser
 * submits forms.
 *
 * In: what hydrates an island and is loaded for the first one.
 */
export function wakeIslands(hydrate: Hydrate): void {
  const waking = new WeakMap<Element, Promise<void>>()
  const wake = (island: HTMLElement, then?: () => void, otherwise?: () => void) => {
    const hydrated = waking.get(island) ?? hydrate(island)
    waking.set(island, hydrated)
    hydrated.then(then, (error: unknown) => {
      console.error(error)
      waking.delete(island)
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

  for (const type of ['pointerdown', 'keydown', 'input']) listen(type, (island) => wake(island))
  listen('focusin', (island, field) => {
    // Focus by `autofocus` is not an interaction.
    if (!field.matches('[autofocus]')) wake(island)
  })
  listen('click', (island, element) => {
    const button = element.closest<HTMLElement>('button[type="button"]')
    if (button) wake(island, () => button.click())
  })
  listen('submit', (island, form, event) => {
    if (!(form instanceof HTMLFormElement)) return
    event.preventDefault()
    const { submitter } = event as SubmitEvent
    const resubmit = () => form.requestSubmit(submitter)
    wake(island, resubmit, () => form.submit())
  })

  for (const island of document.querySelectorAll<HTMLElement>(islands))
    if (isNeeded(island, island.dataset['wakes'])) wake(island)
}

/** Whether an island is needed as soon as the page is open. In: its element, and its condition (`WakeCondition`). */
function isNeeded(island: HTMLElement, condition: string | undefined): boolean {
  // Something was typed or chosen before this script arrived.
  if (island.querySelector(':focus:not([autofocus])')) return true
  if (condition === 'query') return location.search !== ''
  return condition === 'always' || (condition === 'prefill' && hasAnswers())
}

/** `contactAbout` writes `from` into every address that knows something. */
const hasAnswers = () =>
  new URLSearchParams(location.search).has('from') ||
  !!withStorage(() => localStorage.getItem(draftKey) ?? sessionStorage.getItem(receiptKey))
