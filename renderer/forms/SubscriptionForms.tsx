import { buildingGuideInterest } from '../../services/api/contact-form/service-types.ts'
import { newsletterPath } from '../../services/api/contract/public-forms.ts'
import { limits } from '../../services/api/contract/limits.ts'
import { usePath } from '../page-context.tsx'
import { Field } from './Field.tsx'

const boxTitle = 'FREE Mountain Building Guide'
const boxLabel = 'Your email, for the free Mountain Building Guide'

/** The newsletter box (S4.15 to S4.19). It opens and posts without JavaScript; the rest is in `subscription-form.ts`. */
export const NewsletterBox = () => (
  <details className="newsletter" data-island="SubscriptionForm">
    <summary>
      <span className="newsletter-long">{boxTitle}</span>{' '}
      <span className="newsletter-short">FREE Guide</span>
    </summary>
    <div className="newsletter-open">
      <form action={newsletterPath} method="post">
        <input
          type="email"
          name="email"
          required
          maxLength={limits.email}
          autoComplete="email"
          placeholder="Your email"
          aria-label={boxLabel}
        />
        <SubscriptionFields wording={`${boxTitle}: ${boxLabel}`} />
        <button type="submit" className="button">
          Send it
        </button>
      </form>
      <button type="button" className="newsletter-close" aria-label="Close the newsletter form">
        ×
      </button>
    </div>
  </details>
)

interface GuideSignUpProps {
  title: string
  text: string
  button: string
}

/** The sign-up form on the building guide's page. Without JavaScript the browser posts it. */
export const GuideSignUp = ({ title, text, button }: GuideSignUpProps) => (
  <section className="band stone" aria-labelledby="sign-up" data-island="SubscriptionForm">
    <div className="wide sign-up">
      <div>
        <h2 id="sign-up">{title}</h2>
        <p>{text}</p>
      </div>
      <form action={newsletterPath} method="post">
        <Field label="Email">
          {(wired) => (
            <input
              {...wired}
              type="email"
              name="email"
              required
              maxLength={limits.email}
              autoComplete="email"
            />
          )}
        </Field>
        <SubscriptionFields wording={`${title} ${text} ${button}`} />
        <button type="submit" className="button">
          {button}
        </button>
      </form>
    </div>
  </section>
)

interface SubscriptionFieldsProps {
  /** The text beside the form, stored as evidence of consent. */
  wording: string
}

/** Hidden fields of the guide's forms; without JavaScript the browser sends them. */
function SubscriptionFields({ wording }: SubscriptionFieldsProps) {
  return (
    <>
      <input type="hidden" name="interests" value={buildingGuideInterest} />
      <input type="hidden" name="page" value={usePath()} />
      <input type="hidden" name="wording" value={wording} />
    </>
  )
}
