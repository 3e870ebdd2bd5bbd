import { type KeyboardEvent, useId, useState } from 'react'
import { Dialog } from '../Dialog.tsx'
import { type Command, fitting } from './commands.ts'

interface PaletteProps {
  commands: Command[]
  /** Searches the leads for what was typed. */
  search: (words: string) => void
  close: () => void
}

/** Everything that can be done, found by typing. */
export function Palette({ commands, search, close }: PaletteProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const words = typed.trim()
  const found: Command[] = [
    ...fitting(commands, words),
    ...(words === ''
      ? []
      : [{ name: `Search the leads for “${words}”`, group: 'Search', run: () => search(words) }]),
  ]
  const run = (command: Command | undefined) => {
    close()
    // After the dialog has given the focus back: a command may want it elsewhere.
    if (command) setTimeout(command.run)
  }
  const onKey = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      const next = (at + step + found.length) % found.length
      setAt(next)
      document.getElementById(`${id}${next}`)?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter') {
      event.preventDefault()
      run(found[at])
    }
  }
  return (
    <Dialog title="What would you like to do?" quietTitle className="palette" close={close}>
      <input
        type="text"
        role="combobox"
        aria-label="What would you like to do?"
        aria-expanded="true"
        aria-controls={`${id}list`}
        aria-activedescendant={`${id}${at}`}
        placeholder="Go to, set, assign, search…"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setAt(0)
        }}
        onKeyDown={onKey}
      />
      <ul id={`${id}list`} role="listbox" aria-label="What can be done">
        {found.map((command, index) => (
          // Keys are the field's: the list is shown, and pressed by whoever has a mouse or a finger.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events
          <li
            key={`${command.group}${command.name}`}
            id={`${id}${index}`}
            role="option"
            aria-selected={index === at}
            onClick={() => run(command)}
            onPointerMove={() => setAt(index)}
          >
            {command.name} <span>{command.group}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
