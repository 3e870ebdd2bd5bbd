import { newsletterPath } from '../../services/api/contract/public-forms.ts'
import { limits } from '../../services/api/contract/limits.ts'
import type { BuildingGuide } from '../../services/api/site/shell-contract.ts'
import { useScriptWords } from '../islands/island.tsx'
import { useLanguage, usePath, useShell, useWords } from '../page-context.tsx'
import { InputField } from './Field.tsx'
import { inLanguage } from '../../services/content/model/languages.ts'

/** The newsletter box (S4.15 to S4.19). It opens and posts without JavaScript; the rest is in `SubscriptionForm.island.ts`. */
export function NewsletterBox({ guide }: { guide: BuildingGuide }) {
  const language = useLanguage()
  const t = useWords('newsletter')
  const { name } = inLanguage(guide.words, language)
  const named = { guide: name, Guide: name.charAt(0).toUpperCase() + name.slice(1) }
  const [title, label] = [t('title', named), t('label', named)]
  return (
    <details
      className="newsletter"
      data-island="SubscriptionForm"
      // The top bar around it is in the language of the menus.
      lang={language === useShell().language ? undefined : language}
    >
      <summary>
        <span className="newsletter-long">{title}</span>{' '}
        <span className="newsletter-short">{t('shortTitle')}</span>
      </summary>
      <div className="newsletter-open">
        <form action={newsletterPath} method="post">
          <input
            type="email"
            name="email"
            required
            maxLength={limits.email}
            autoComplete="email"
            placeholder={t('placeholder')}
            aria-label={label}
          />
          <SubscriptionFields wording={`${title}: ${label}`} />
          <button type="submit" className="button">
            {t('send')}
          </button>
        </form>
        <button type="button" className="newsletter-close" aria-label={t('close')}>
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
export function GuideSignUp({ title, text, button }: GuideSignUpProps) {
  const t = useWords('newsletter')
  return (
    <section className="band stone" aria-labelledby="sign-up" data-island="SubscriptionForm">
      <div className="wide sign-up">
        <div>
          <h2 id="sign-up">{title}</h2>
          <p>{text}</p>
        </div>
        <form action={newsletterPath} method="post">
          <InputField
            label={t('email')}
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
}

interface SubscriptionFieldsProps {
  /** The text beside the form, stored as evidence of consent. */
  wording: string
}

/** Hidden fields of the guide's forms; without JavaScript the browser sends them. */
function SubscriptionFields({ wording }: SubscriptionFieldsProps) {
  useScriptWords(['emailAddress', 'subscription'])
  return (
    <>
      <input type="hidden" name="interests" value={useShell().guide?.title} />
      <input type="hidden" name="page" value={usePath()} />
      <input type="hidden" name="wording" value={wording} />
    </>
  )
}
