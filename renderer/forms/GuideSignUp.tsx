import { Field } from './Field.tsx'
import { useSubscription } from './use-subscription.ts'

export interface GuideSignUpProps {
  title: string
  text: string
  button: string
}

/** Asks for the building guide by mail, on its own page. Without JavaScript it posts. */
export function GuideSignUp({ title, text, button }: GuideSignUpProps) {
  const words = `${title} ${text} ${button}`
  const { phase, email, setEmail, advice, form, fields } = useSubscription(words)
  return (
    <section className="band stone" aria-labelledby="sign-up">
      <div className="wide sign-up">
        <div>
          <h2 id="sign-up">{title}</h2>
          <p>{text}</p>
        </div>
        {phase === 'success' ? (
          <p role="status" className="received">
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
                  maxLength={254}
                  autoComplete="email"
                  value={email}
                  onChange={({ target }) => setEmail(target.value)}
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
