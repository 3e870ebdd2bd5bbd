import { newsletterPath } from '../../services/api/contract/public-forms.ts'
import { limits } from '../../services/api/contract/limits.ts'
import type { BuildingGuide } from '../../services/api/site/shell-contract.ts'
import { useScriptWords } from '../islands/island.tsx'
import { useLanguage, usePath, useShell } from '../page-context.tsx'
import { InputField } from './Field.tsx'

/** Texts of the newsletter box; English: S4.15. */
const boxTexts = {
  en: ({ en: { name } }: BuildingGuide) => ({
    title: `FREE ${name}`,
    shortTitle: 'FREE Guide',
    label: `Your email, for the free ${name}`,
    placeholder: 'Your email',
    send: 'Send it',
    close: 'Close the newsletter form',
  }),
  es: ({ es: { name } }: BuildingGuide) => ({
    title: `${name.charAt(0).toUpperCase()}${name.slice(1)} GRATIS`,
    shortTitle: 'Guía GRATIS',
    label: `Su correo, para mandarle gratis la ${name}, en inglés`,
    placeholder: 'Su correo',
    send: 'Enviar',
    close: 'Cerrar el formulario de la guía',
  }),
}

/** The newsletter box (S4.15 to S4.19). It opens and posts without JavaScript; the rest is in `SubscriptionForm.island.ts`. */
export function NewsletterBox({ guide }: { guide: BuildingGuide }) {
  const language = useLanguage()
  const { title, shortTitle, label, placeholder, send, close } = boxTexts[language](guide)
  return (
    <details
      className="newsletter"
      data-island="SubscriptionForm"
      // The top bar around it is English on every page.
      lang={language === 'es' ? 'es' : undefined}
    >
      <summary>
        <span className="newsletter-long">{title}</span>{' '}
        <span className="newsletter-short">{shortTitle}</span>
      </summary>
      <div className="newsletter-open">
        <form action={newsletterPath} method="post">
          <input
            type="email"
            name="email"
            required
            maxLength={limits.email}
            autoComplete="email"
            placeholder={placeholder}
            aria-label={label}
          />
          <SubscriptionFields wording={`${title}: ${label}`} />
          <button type="submit" className="button">
            {send}
          </button>
        </form>
        <button type="button" className="newsletter-close" aria-label={close}>
          ×
        </button>
      </div>
    </details>
  )
}

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
        <InputField
          label="Email"
          type="email"
          name="email"
          required
          maxLength={limits.email}
          autoComplete="email"
        />
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
  useScriptWords(['emailAddress'])
  return (
    <>
      <input type="hidden" name="interests" value={useShell().guide?.en.name} />
      <input type="hidden" name="page" value={usePath()} />
      <input type="hidden" name="wording" value={wording} />
    </>
  )
}
