import { limits } from '../../services/api/contract/limits.ts'
import { newsletterPath } from '../../services/api/contract/form-paths.ts'
import { Field } from './Field.tsx'
import { SubscriptionFields } from './SubscriptionFields.tsx'

interface GuideSignUpProps {
  title: string
  text: string
  button: string
}

/** The building guide's sign-up form on its own page. Without JavaScript it posts. */
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
