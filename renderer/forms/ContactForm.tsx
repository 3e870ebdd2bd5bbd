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

/** Service types for existing houses, and forms without a type: their visitors may have an emergency. */
const urgentTypes: readonly EstimateFormProps['serviceType'][] = [
  undefined,
  'home-services',
  'property',
  'remodels',
]

/** In an emergency visitors call instead of waiting for an answer to the form. */
function UrgentLine() {
  const { phones, shortHours } = useShell()
  return (
    <p className="urgent">
      <strong>Water coming in, or no heat?</strong> Don’t wait on a form. Call{' '}
      <PhoneLink number={phones[0]?.number ?? ''} />. One of us picks up {shortHours}.
    </p>
  )
}
