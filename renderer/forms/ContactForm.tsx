import { useId } from 'react'
import { wordsIn } from '../../services/api/contact-form/service-form.ts'
import { isUsual } from '../../services/api/contact-form/promise-text.ts'
import {
  noteFor,
  useLanguage,
  usePath,
  useServiceForm,
  useShell,
  useUrgent,
} from '../page-context.tsx'
import { unlinkedIn } from './AnswerField.tsx'
import { EstimateForm, type EstimateFormProps } from './EstimateForm.island.tsx'
import { FormNotes } from './FormNotes.tsx'

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
  const asks = useAsks(form.serviceType)
  const urgent = useUrgentTick(form.serviceType)
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
      <FormNotes serviceType={form.serviceType} hours={hours} />
      <EstimateForm
        {...form}
        questions={questions}
        types={types}
        promise={isUsual(promise) ? undefined : promise}
        unlinked={unlinked}
        asks={asks}
        urgent={urgent}
      />
    </section>
  )
}

/** The questions that are open at first because of the chosen service type, with their labels in the page's language. */
function useAsks(serviceType: string | undefined) {
  const language = useLanguage()
  const { asks = [] } = useServiceForm().types.find(({ id }) => id === serviceType) ?? {}
  if (asks.length === 0) return undefined
  return asks.map(({ question, label, hint }) => ({
    name: question,
    label: wordsIn(label, language),
    hint: hint && wordsIn(hint, language),
  }))
}

/**
 * Where the form can say that a request can't wait: on pages about such things, and on the page to which one of the form's own
 * lines leads. `fragment`: where on the page that line leads, so that who follows it finds the box ticked.
 */
function useUrgentTick(serviceType: string | undefined): EstimateFormProps['urgent'] {
  const language = useLanguage()
  const path = usePath()
  const isUrgentPage = useUrgent() !== undefined
  const links = useServiceForm().notes.flatMap((note) => {
    const href = noteFor(note, serviceType) ? note.words[language]?.link?.href : undefined
    return href === undefined ? [] : [href.split('#')]
  })
  const [, fragment] = links.find(([page]) => page === path) ?? []
  if (fragment) return { fragment }
  return isUrgentPage ? {} : undefined
}
