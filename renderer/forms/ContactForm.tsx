import { useId } from 'react'
import { useShell } from '../page-context.tsx'
import { PhoneLink } from '../shell/links.tsx'
import { EstimateForm, type EstimateFormProps } from './EstimateForm.island.tsx'

interface ContactFormProps extends EstimateFormProps {
  title: string
  /** The callout above the form. */
  discount?: string | undefined
}

/** The estimate request (S4.1 to S4.14) with its title. */
export function ContactForm({ title, discount, ...form }: ContactFormProps) {
  const heading = useId()
  return (
    <section className="estimate" id="estimate" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {discount && (
        <p className="callout">
          {discount}. <a href="/terms#requests-and-estimates">How it works</a>
        </p>
      )}
      {urgentTypes.includes(form.serviceType) && <UrgentLine />}
      <EstimateForm {...form} />
    </section>
  )
}

/** Forms about a house that stands; undefined: about anything. */
const urgentTypes: readonly EstimateFormProps['serviceType'][] = [
  undefined,
  'home-services',
  'property',
  'remodels',
]

/** Who has water or no heat must not wait for an answer. */
function UrgentLine() {
  const { phones, shortHours } = useShell()
  return (
    <p className="urgent">
      <strong>Water coming in, or no heat?</strong> Don’t wait on a form. Call{' '}
      <PhoneLink number={phones[0]?.number ?? ''} />. One of us picks up {shortHours}.
    </p>
  )
}
