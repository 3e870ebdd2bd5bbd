import { Fragment, useId } from 'react'
import { isUsual } from '../../services/api/contact-form/promise-text.ts'
import { useLanguage, usePhone, useServiceForm, useShell } from '../page-context.tsx'
import { PhoneLink } from '../shell/links.tsx'
import { unlinkedIn } from './AnswerField.tsx'
import { EstimateForm, type EstimateFormProps } from './EstimateForm.island.tsx'

interface ContactFormProps extends EstimateFormProps {
  title: string
  /** The callout above the form. */
  discount?: string | undefined
  /** Beside the callout: the page that says how it works. */
  discountLink?: { label: string; href: string } | undefined
  /** The office hours, for a form in another language than the menus, which have their own. */
  hours?: string | undefined
}

/** The estimate request (S4.1 to S4.14) with its title. */
export function ContactForm({ title, discount, discountLink, hours, ...form }: ContactFormProps) {
  const heading = useId()
  const { promise, formLinks } = useShell()
  const unlinked = unlinkedIn(formLinks)
  const { questions, types } = useServiceForm()
  return (
    <section className="estimate" id="estimate" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {discount && (
        <p className="callout">
          {discount}.
          {discountLink && (
            <>
              {' '}
              <a href={discountLink.href}>{discountLink.label}</a>
            </>
          )}
        </p>
      )}
      <Notes serviceType={form.serviceType} hours={hours} />
      <EstimateForm
        {...form}
        questions={questions}
        types={types}
        promise={isUsual(promise) ? undefined : promise}
        unlinked={unlinked}
      />
    </section>
  )
}

/**
 * The form's lines for these pages, such as for an emergency, in which visitors call instead of waiting for an answer.
 * Short: on a phone the first field must stay above the keyboard.
 */
function Notes({ serviceType, hours }: Pick<ContactFormProps, 'serviceType' | 'hours'>) {
  const language = useLanguage()
  const shell = useShell()
  const shownHours = language === shell.language ? shell.shortHours : hours
  const shown = useServiceForm().notes.filter(({ types, general }) =>
    serviceType === undefined ? general : types.includes(serviceType),
  )
  return shown.flatMap((note) => {
    const { title, text, closed, link } = note.words[language] ?? {}
    if (title === undefined || text === undefined) return []
    const filled = (words: string) => <NoteText text={words.replace('{hours}', shownHours ?? '')} />
    const whenClosed = shell.clock ? closed : undefined
    return (
      <p key={title} className="urgent">
        <strong>{title}</strong>{' '}
        {whenClosed ? (
          <>
            <span className="when-open">{filled(text)}</span>
            <span className="when-closed">{filled(whenClosed)}</span>
          </>
        ) : (
          filled(text)
        )}
        {link && (
          <>
            {' '}
            <a href={link.href}>{link.label}</a>
          </>
        )}
      </p>
    )
  })
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
