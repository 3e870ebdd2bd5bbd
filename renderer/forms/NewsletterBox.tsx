import { limits } from '../../services/api/contract/limits.ts'
import { newsletterPath } from '../../services/api/contract/form-paths.ts'
import { SubscriptionFields } from './SubscriptionFields.tsx'

const title = 'FREE Mountain Building Guide'
const label = 'Your email, for the free Mountain Building Guide'

/** The newsletter box (S4.15 to S4.19). Without JavaScript it opens and posts; the rest is `subscription-form.ts`. */
export const NewsletterBox = () => (
  <details className="newsletter" data-island="SubscriptionForm">
    <summary>
      <span className="newsletter-long">{title}</span>
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
          aria-label={label}
        />
        <SubscriptionFields wording={`${title}: ${label}`} />
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
