import { useId } from 'react'
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
      {discount && <p className="callout">{discount}</p>}
      <EstimateForm {...form} />
    </section>
  )
}
