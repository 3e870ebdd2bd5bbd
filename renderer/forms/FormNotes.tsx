import { Fragment } from 'react'
import {
  noteFor,
  useLanguage,
  usePhone,
  useServiceForm,
  useShell,
  useUrgent,
} from '../page-context.tsx'
import { PhoneLink } from '../shell/links.tsx'

interface FormNotesProps {
  /** What the form has chosen beforehand. */
  serviceType?: string | undefined
  /** The office hours, for a form in another language than the menus, which have their own. */
  hours?: string | undefined
}

/**
 * The form's lines for these pages, such as for an emergency, in which visitors call instead of waiting for an answer.
 * Short: on a phone the first field must stay above the keyboard.
 */
export function FormNotes({ serviceType, hours }: FormNotesProps) {
  const language = useLanguage()
  return useServiceForm().notes.flatMap((note) => {
    const words = noteFor(note, serviceType) && note.words[language]
    return words ? <Note key={words.title} {...words} hours={hours} /> : []
  })
}

/** The same line below the headline of a page about what can't wait, with what to do until somebody comes. */
export function UrgentNote() {
  const urgent = useUrgent()
  return urgent ? <Note {...urgent.note} meanwhile={urgent.meanwhile} /> : null
}

interface NoteProps {
  title: string
  text: string
  closed?: string | undefined
  link?: { label: string; href: string } | undefined
  hours?: string | undefined
  meanwhile?: string | undefined
}

/** What visitors should do instead of waiting for an answer, as the office hours are. */
export function Note({ title, text, closed, link, hours, meanwhile }: NoteProps) {
  const shell = useShell()
  const isMenuLanguage = useLanguage() === shell.language
  const shownHours = isMenuLanguage ? shell.shortHours : hours
  const filled = (words: string) => <NoteText text={words.replace('{hours}', shownHours ?? '')} />
  const whenClosed = shell.clock ? closed : undefined
  return (
    <p className="urgent">
      <strong>{title}</strong>{' '}
      {whenClosed ? (
        <span className="by-hours">
          <span className="when-open">{filled(text)}</span>
          <span className="when-closed">{filled(whenClosed)}</span>
        </span>
      ) : (
        filled(text)
      )}
      {meanwhile && <> {meanwhile}</>}
      {link && (
        <>
          {' '}
          <a href={link.href}>{link.label}</a>
        </>
      )}
    </p>
  )
}

/** A text with the page's phone number for `{phone}`. */
function NoteText({ text }: { text: string }) {
  const number = usePhone()
  const [before = '', ...rest] = text.split('{phone}')
  return (
    <>
      {before}
      {rest.map((after) => (
        <Fragment key={after}>
          <PhoneLink number={number} />
          {after}
        </Fragment>
      ))}
    </>
  )
}
