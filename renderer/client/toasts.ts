import { pageWords } from './page-words.ts'

/** A notification (S4.22 to S4.27). */
interface ToastMessage {
  title: string
  description: string
  variant?: 'default' | 'destructive'
  /** How long it shows; S4.24: 5 s by default. */
  durationMs?: number
  action?: {
    label: string
    /** The alternative for screen reader users, who may not reach the toast in time. */
    altText: string
    run: () => void
  }
}

const defaultDurationMs = 5000
/** In px: a toast that is moved further to the right is dismissed. */
const swipeThreshold = 50

let count = 0
let closeCurrent: (() => void) | undefined

/** Shows a toast in the page's `ToastRegion`. S4.23: one at a time, so a new toast replaces the current one. */
export function toast(message: ToastMessage): void {
  const list = document.querySelector<HTMLElement>('.toasts')
  if (!list) return
  closeCurrent?.()
  const item = toastElement(message)
  const controller = new AbortController()
  const { signal } = controller
  const close = () => {
    if (signal.aborted) return
    controller.abort()
    timeout.stop()
    const hadFocus = item.contains(document.activeElement)
    item.remove()
    document.documentElement.style.removeProperty('--toast-height')
    if (hadFocus) list.focus({ preventScroll: true })
  }
  const timeout = holdableTimeout(close, message.durationMs ?? defaultDurationMs)
  const { hold, release } = timeout
  closeCurrent = close

  item.addEventListener('pointerenter', hold('pointer'), { signal })
  item.addEventListener('pointerleave', release('pointer'), { signal })
  list.addEventListener('focusin', hold('focus'), { signal })
  list.addEventListener('focusout', release('focus'), { signal })
  addEventListener('blur', hold('other window'), { signal })
  addEventListener('focus', release('other window'), { signal })
  // The focus may be in the region already, such as after the toast before.
  if (list.contains(document.activeElement)) hold('focus')()
  item.addEventListener('keydown', ({ key }) => key === 'Escape' && close())
  item.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button?.className === 'toast-action') message.action?.run()
    if (button) close()
  })
  closeWhenSwiped(item, close)

  // Screen readers announce what is added to a live region.
  list.ariaLive = message.variant === 'destructive' ? 'assertive' : 'polite'
  list.append(item)
  // Lets a page end above it (pages/admin/resource/resource.css).
  document.documentElement.style.setProperty('--toast-height', `${list.offsetHeight}px`)
}

function toastElement({ title, description, variant = 'default', action }: ToastMessage) {
  const item = element('li', 'toast')
  count += 1
  item.id = `toast-${count}`
  item.tabIndex = 0
  item.dataset['variant'] = variant
  item.append(element('p', 'toast-title', title), element('p', '', description))
  if (action)
    item.append(
      element('p', 'visually-hidden', action.altText),
      element('button', 'toast-action', action.label),
    )
  const close = element('button', 'toast-close', '×')
  close.ariaLabel = pageWords('toast')('close')
  item.append(close)
  return item
}

function element(name: 'li' | 'p' | 'button', className: string, text = ''): HTMLElement {
  const created = document.createElement(name)
  created.className = className
  created.textContent = text
  return created
}

type HeldBy = 'pointer' | 'focus' | 'other window'

/**
 * Runs `act` after `ms`, not counting the time while one of its holders holds it: pointer, focus and window come and go
 * independently (S4.24).
 */
function holdableTimeout(act: () => void, ms: number) {
  const holders = new Set<HeldBy>()
  let remaining = ms
  let startedAt = Date.now()
  let timer = setTimeout(act, ms)
  return {
    hold: (holder: HeldBy) => () => {
      if (holders.size === 0) remaining -= Date.now() - startedAt
      holders.add(holder)
      clearTimeout(timer)
    },
    release: (holder: HeldBy) => () => {
      if (!holders.delete(holder) || holders.size > 0) return
      startedAt = Date.now()
      timer = setTimeout(act, remaining)
    },
    stop: () => clearTimeout(timer),
  }
}

/** Closes a toast that is swiped to the right (S4.25). Vertical movements scroll (`touch-action` of `.toast`). */
function closeWhenSwiped(item: HTMLElement, close: () => void): void {
  let start: number | undefined
  item.addEventListener('pointerdown', ({ button, clientX, target }) => {
    if (button === 0 && target instanceof Element && !target.closest('button')) start = clientX
  })
  item.addEventListener('pointermove', ({ clientX, pointerId }) => {
    if (start === undefined) return
    item.setPointerCapture(pointerId)
    item.style.translate = `${Math.max(0, clientX - start)}px`
  })
  const end = (distance: number) => {
    start = undefined
    item.style.translate = ''
    if (distance > swipeThreshold) close()
  }
  item.addEventListener('pointerup', ({ clientX }) => end(clientX - (start ?? clientX)))
  item.addEventListener('pointercancel', () => end(0))
}
