import { type KeyboardEvent, useId, useState } from 'react'
import { Dialog } from '../../components/Dialog.tsx'
import { type Command, matchingCommands } from './commands.ts'

interface CommandPaletteProps {
  commands: Command[]
  /** Searches the leads. */
  search: (words: string) => void
  close: () => void
}

/** A command palette: finds every action by typing. */
export function CommandPalette({ commands, search, close }: CommandPaletteProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [activeIndex, setActiveIndex] = useState(0)
  const words = typed.trim()
  const matches: Command[] = [
    ...matchingCommands(commands, words),
    ...(words === ''
      ? []
      : [{ name: `Search the leads for “${words}”`, group: 'Search', run: () => search(words) }]),
  ]
  const run = (command: Command | undefined) => {
    close()
    // Runs after the dialog has restored the focus, because a command may move it.
    if (command) setTimeout(command.run)
  }
  const onKey = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      const next = (activeIndex + step + matches.length) % matches.length
      setActiveIndex(next)
      document.getElementById(`${id}${next}`)?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter') {
      event.preventDefault()
      run(matches[activeIndex])
    }
  }
  return (
    <Dialog title="What do you want to do?" hiddenTitle className="command-palette" close={close}>
      <input
        type="text"
        role="combobox"
        aria-label="What do you want to do?"
        aria-expanded="true"
        aria-controls={`${id}list`}
        aria-activedescendant={`${id}${activeIndex}`}
        placeholder="Go to, set, assign, search…"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setActiveIndex(0)
        }}
        onKeyDown={onKey}
      />
      <ul id={`${id}list`} role="listbox" aria-label="Commands">
        {matches.map((command, index) => (
          // The keyboard is handled by the input; the options only need clicks.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <li
            key={`${command.group}${command.name}`}
            id={`${id}${index}`}
            role="option"
            aria-selected={index === activeIndex}
            onClick={() => run(command)}
            onPointerMove={() => setActiveIndex(index)}
          >
            {command.name} <span>{command.group}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
