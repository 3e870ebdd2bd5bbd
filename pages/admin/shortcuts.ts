import { useWindowEvent } from '../../renderer/client/hooks.ts'
import { storedPrefix } from '../../services/api/contract/stored-prefix.ts'

/** Actions by `KeyboardEvent.key`; `Mod+k` is Ctrl or Cmd with K. */
type Shortcuts = Readonly<Record<string, (event: KeyboardEvent) => void>>

const offKey = `${storedPrefix}:shortcuts-off`

/**
 * Whether this browser runs the shortcuts of one character. They can be turned off, because software for voice control
 * sends words as characters (WCAG 2.1.4).
 */
export const characterShortcuts = {
  areOn: (): boolean => localStorage.getItem(offKey) === null,
  turn: (on: boolean): void =>
    on ? localStorage.removeItem(offKey) : localStorage.setItem(offKey, ''),
}

/** Runs a key's action, except while the user types in a field or a dialog is open. */
export function useShortcuts(shortcuts: Shortcuts): void {
  useWindowEvent('keydown', (event) => {
    const { target } = event
    const name = keyName(event)
    if (name === undefined || event.defaultPrevented || event.isComposing) return
    if (document.querySelector('dialog:modal')) return
    if (isTextField(target) && !name.startsWith('Mod+')) {
      // Escape leaves the field first; its text stays.
      if (name === 'Escape') target.blur()
      return
    }
    if (name.length === 1 && !characterShortcuts.areOn()) return
    const act = shortcuts[name]
    if (!act) return
    event.preventDefault()
    act(event)
  })
}

function keyName({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined {
  if (altKey) return undefined
  if (ctrlKey || metaKey) return `Mod+${key.toLowerCase()}`
  // With Shift or Caps Lock it is the same letter.
  return key.length === 1 ? key.toLowerCase() : key
}

/** Checkboxes don't count as fields: no text is typed in them. */
const isTextField = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type="checkbox"], [type="radio"])'))
