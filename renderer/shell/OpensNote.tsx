import type { Translator } from '../../services/content/model/translator.ts'
import type { Words } from '../../services/content/schema/words/words.ts'
import { useLanguage, useShell, useWords } from '../page-context.tsx'

interface OpensNoteProps {
  className?: string
  /** In the language of its place. */
  words: Translator<Words['hours']>
  /** Where there is room: that it is closed on another day, too. */
  inFull?: boolean
}

/** While the office is closed, `client/office-hours.ts` writes into it when it opens. */
export function OpensNote({ className = '', words, inFull = false }: OpensNoteProps) {
  if (!useShell().clock) return null
  const soon = words('closed.soon', { time: '%t' })
  const later = words(inFull ? 'closed.laterInFull' : 'closed.later', { weekday: '%d', time: '%t' })
  return <span className={`when-closed ${className}`.trim()} data-opens={`${soon}|${later}`} />
}

/** The hours, or while the office is closed when it opens, in the same room. Nothing for a firm without hours. */
export function HoursNote() {
  const { clock, language, shortHours } = useShell()
  const words = useWords('hours')
  // They are in the language of the menus.
  const isMenuLanguage = useLanguage() === language
  if (!clock) return null
  return (
    <span className="by-hours">
      <span className="when-open">{isMenuLanguage && shortHours}</span>
      <OpensNote words={words} inFull />
    </span>
  )
}
