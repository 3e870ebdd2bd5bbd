import { island } from '../islands/island.tsx'
import { Field } from './Field.tsx'
import { useSubscription } from './use-subscription.ts'
import { limits } from '../../services/api/contract/limits.ts'

interface GuideSignUpProps {
  title: string
  text: string
  button: string
}

/** The building guide's sign-up form on its own page. Without JavaScript it posts. */
function SignUpBand({ title, text, button }: GuideSignUpProps) {
  const wording = `${title} ${text} ${button}`
  const { phase, advice, form, fields } = useSubscription(wording)
  return (
    <section className="band stone" aria-labelledby="sign-up">
      <div className="wide sign-up">
        <div>
          <h2 id="sign-up">{title}</h2>
          <p>{text}</p>
        </div>
        {phase === 'success' ? (
          <p role="status" className="form-success">
            Thank you! Check your email soon.
          </p>
        ) : (
          <form {...form}>
            <Field label="Email" error={advice || undefined}>
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
            {fields.map((field) => (
              <input key={field.name} type="hidden" {...field} />
            ))}
            <button type="submit" className="button" disabled={phase === 'submitting'}>
              {phase === 'submitting' ? <span className="spinner" aria-label="Sending" /> : button}
            </button>
          </form>
        )}
      </div>
    </section>
  )
}

export const GuideSignUp = island('GuideSignUp', SignUpBand)
