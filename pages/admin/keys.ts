import { useEffect, useRef } from 'react'

/** What keys do, by the key as the browser names it; `Mod+k` is Ctrl or Cmd with K. */
export type Keys = Readonly<Record<string, (event: KeyboardEvent) => void>>

/** Calls what a key stands for. Never while somebody types in a field, or a dialog is open. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event
      const name = keyName(event)
      if (name === undefined || event.defaultPrevented || event.isComposing) return
      if (document.querySelector('dialog:modal')) return
      if (isField(target) && !name.startsWith('Mod+')) {
        // Out of the field first; what was typed stays.
        if (name === 'Escape') target.blur()
        return
      }
      const act = latest.current[name]
      if (!act) return
      event.preventDefault()
      act(event)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

function keyName({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined {
  if (altKey) return undefined
  if (ctrlKey || metaKey) return `Mod+${key.toLowerCase()}`
  // With Shift held or Caps Lock on it is the same letter.
  return key.length === 1 ? key.toLowerCase() : key
}

/** Boxes to tick are no fields: nobody types in them. */
const isField = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type="checkbox"], [type="radio"])'))
