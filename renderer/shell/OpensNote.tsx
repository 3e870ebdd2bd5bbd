import type { Translator } from '../../services/content/model/translator.ts'
import type { Words } from '../../services/content/schema/words/words.ts'
import { useShell } from '../page-context.tsx'

interface OpensNoteProps {
  className?: string
  /** In the language of its place. */
  words: Translator<Words['hours']>
}

/** While the office is closed, `client/office-hours.ts` writes into it when it opens. */
export function OpensNote({ className = '', words }: OpensNoteProps) {
  if (!useShell().clock) return null
  const soon = words('closed.soon', { time: '%t' })
  const later = words('closed.later', { weekday: '%d', time: '%t' })
  return <span className={`when-closed ${className}`.trim()} data-opens={`${soon}|${later}`} />
}
