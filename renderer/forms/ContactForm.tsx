import { useId } from 'react'
import type { ShellLink } from '../../services/api/site/shell-contract.ts'
import { useLanguage, usePhone, useShell } from '../page-context.tsx'
import { PhoneLink } from '../shell/links.tsx'
import { unlinkedIn } from './AnswerField.tsx'
import { EstimateForm, type EstimateFormProps } from './EstimateForm.island.tsx'

interface ContactFormProps extends EstimateFormProps {
  title: string
  /** The callout above the form. */
  discount?: string | undefined
  /** Beside the callout: the page that says how it works. */
  discountLink?: { label: string; href: string } | undefined
  /** The office hours in Spanish, for the Spanish form; the English ones are the shell's. */
  hours?: string | undefined
}

/** The estimate request (S4.1 to S4.14) with its title. */
export function ContactForm({ title, discount, discountLink, hours, ...form }: ContactFormProps) {
  const heading = useId()
  const spanish = useLanguage() === 'es'
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
      {urgentTypes.includes(form.serviceType) &&
        (spanish ? <SpanishUrgentLine hours={hours} /> : <UrgentLine />)}
      {form.serviceType === 'equipment' && <YardLine />}
      <EstimateForm {...form} unlinked={unlinkedIn(useShell().formLinks)} />
    </section>
  )
}

/** Service types for existing houses, and forms without a type: their visitors may have an emergency. */
const urgentTypes: readonly EstimateFormProps['serviceType'][] = [
  undefined,
  'home-services',
  'property',
  'remodels',
]

/**
 * In an emergency visitors call instead of waiting for an answer to the form. Short: on a phone the first field must
 * stay above the keyboard.
 */
function UrgentLine() {
  const { phones, shortHours, formLinks } = useShell()
  return (
    <p className="urgent">
      <strong>Water coming in, or no heat?</strong> Don’t wait on a form. Call{' '}
      <PhoneLink number={phones[0]?.number ?? ''} />, {shortHours}.
      <AfterHours link={formLinks.afterHours} />
    </p>
  )
}

function SpanishUrgentLine({ hours }: Pick<ContactFormProps, 'hours'>) {
  const { phones, formLinks } = useShell()
  return (
    <p className="urgent">
      <strong>¿Le entra agua o no hay calefacción?</strong> No espere con el formulario. Llame al{' '}
      <PhoneLink number={phones[0]?.number ?? ''} />. {hours}
      <AfterHours link={formLinks.afterHoursEs} />
    </p>
  )
}

const AfterHours = ({ link }: { link: ShellLink | undefined }) =>
  link && (
    <>
      {' '}
      <a href={link.href}>{link.label}</a>
    </>
  )

/** Whoever needs a machine tomorrow learns sooner by phone whether there is one. */
function YardLine() {
  const { shortHours } = useShell()
  return (
    <p className="urgent">
      <strong>Need it tomorrow?</strong> Don’t wait on a form. Call the yard at{' '}
      <PhoneLink number={usePhone()} />, {shortHours}. You’ll hear what’s free, what it costs and
      when we can bring it.
    </p>
  )
}
