import { buildingGuideInterest } from '../../services/api/contact-form/service-types.ts'
import { usePath } from '../page-context.tsx'

interface SubscriptionFieldsProps {
  /** The text beside the form, stored as evidence of consent. */
  wording: string
}

/** The hidden fields of a form that asks for the guide; without JavaScript the browser sends them. */
export function SubscriptionFields({ wording }: SubscriptionFieldsProps) {
  return (
    <>
      <input type="hidden" name="interests" value={buildingGuideInterest} />
      <input type="hidden" name="page" value={usePath()} />
      <input type="hidden" name="wording" value={wording} />
    </>
  )
}
