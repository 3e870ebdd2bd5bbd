import type { ReactNode } from 'react'
import {
  renderParts,
  useActionHref,
  useCallToAction,
  useCrumbs,
  usePhone,
  useTranslation,
  useWords,
} from '../page-context.tsx'
import { languageName } from '../../services/content/model/languages.ts'
import { PhoneLink } from '../shell/links.tsx'
import { Picture } from './Picture.tsx'
import type { PictureData } from './picture-data.ts'
import { Words } from './Words.tsx'

interface SectionHeadingProps {
  overline?: string | undefined
  title: string
  description?: string | undefined
  center?: boolean | undefined
}

/** A section's heading (S3.20). */
export function SectionHeading({ overline, title, description, center }: SectionHeadingProps) {
  return (
    <div className="section-heading" data-center={center || undefined}>
      {overline && <p className="overline">{overline}</p>}
      <h2>{title}</h2>
      {description && (
        <p className="section-intro">
          <Words>{description}</Words>
        </p>
      )}
    </div>
  )
}

/**
 * Below the top of a page: breadcrumbs from the home page, none on a page without parents; links to the page in other
 * languages; a note where its original has changed since it was translated.
 */
export function Breadcrumbs() {
  const crumbs = useCrumbs()
  const { versions, outdatedDays } = useTranslation()
  const t = useWords('pageParts')
  const translation = useWords('translation')
  const outdated = outdatedDays === undefined ? '' : translation('outdated', { days: outdatedDays })
  return (
    <>
      {(crumbs.length > 1 || versions.length > 0) && (
        <div className="wide page-place">
          {crumbs.length > 1 && (
            <nav aria-label={t('breadcrumbs')} className="breadcrumbs">
              <ol>
                {crumbs.map(({ label, path }, index) => (
                  <li key={path}>
                    {index < crumbs.length - 1 ? (
                      <a href={path}>{label}</a>
                    ) : (
                      <span aria-current="page">{label}</span>
                    )}
                  </li>
                ))}
              </ol>
            </nav>
          )}
          {versions.length > 0 && (
            <p className="page-languages">
              {versions.map(({ language, path }) => (
                <a key={language} href={path} hrefLang={language} lang={language}>
                  {languageName(language)}
                </a>
              ))}
            </p>
          )}
        </div>
      )}
      {outdated !== '' && <p className="wide page-outdated">{outdated}</p>}
    </>
  )
}

/**
 * How a page opens. `full-bleed`: a picture over the whole width, the words over its lower edge; `split`: words beside a
 * picture; `type`: words alone. In narrow windows a picture is above the words.
 */
export type HeroKind = 'full-bleed' | 'split' | 'type'

interface WordsOfHero {
  /** The small line above the title. */
  badge?: string | undefined
  title: string
  lead?: string | undefined
  /** Below the title: what those who can't wait should do. */
  urgent?: ReactNode
  /** Buttons and links below the introduction, on a phone above it. */
  children?: ReactNode
  /** On the page's own light background: for what is read. */
  light?: boolean
}

interface PictureOfHero {
  picture: PictureData
  /** Shown when the picture cannot be loaded (S2.26); its own JPEG when left out. */
  fallback?: PictureData | undefined
  /** The latitude and longitude whose sun lights the drawing (S2.71). */
  sunAt?: readonly [latitude: number, longitude: number] | undefined
}

type HeroProps = WordsOfHero &
  (({ kind: 'full-bleed' | 'split' } & PictureOfHero) | { kind: 'type' })

/** The top of a page: its headline, and its picture if it is of a kind with one. Breadcrumbs follow. */
export const Hero = (props: HeroProps) => (
  <>
    {props.kind === 'type' ? (
      <div className="hero" data-kind="type" data-light={props.light || undefined}>
        <HeroWords {...props} level={1} />
      </div>
    ) : (
      <HeroBand {...props} level={1} priority="first" />
    )}
    <Breadcrumbs />
  </>
)

type HeroBandProps = WordsOfHero &
  PictureOfHero & {
    kind: 'full-bleed' | 'split'
    /** The level of its heading: 1 for the page's headline. */
    level: 1 | 2
    /** How its picture loads. */
    priority: 'first' | 'second' | undefined
  }

/** A headline with a picture. */
export const HeroBand = ({ kind, picture, fallback, sunAt, priority, ...words }: HeroBandProps) => (
  <div
    className="hero"
    data-kind={kind}
    data-light={words.light || undefined}
    data-sun={sunAt?.join(' ')}
  >
    <Picture
      picture={picture}
      fallback={fallback}
      sizes={kind === 'split' ? '(min-width: 56.25em) 56vw, 100vw' : '100vw'}
      priority={priority}
      className="hero-picture"
    />
    <HeroWords {...words} />
  </div>
)

function HeroWords({
  badge,
  title,
  lead,
  urgent,
  children,
  level,
}: WordsOfHero & { level: 1 | 2 }) {
  const Title = level === 1 ? 'h1' : 'h2'
  return (
    <div className="hero-content">
      <div className="wide hero-words">
        <div className="hero-title">
          {badge && <p className="overline">{badge}</p>}
          <Title>{title}</Title>
        </div>
        {urgent}
        {lead && <p className="hero-intro">{lead}</p>}
        {children && <div className="actions">{children}</div>}
      </div>
    </div>
  )
}

interface PageHeaderProps {
  title: string
  lead?: string | undefined
  picture?: PictureData | undefined
}

/** The top of a page that may have a picture: beside the words if it has one. */
export const PageHeader = ({ picture, ...words }: PageHeaderProps) =>
  picture ? <Hero kind="split" {...words} picture={picture} /> : <Hero kind="type" {...words} />

interface CallToActionProps extends SectionHeadingProps {
  action?: { label: string; href: string } | undefined
}

/** The closing band of pages without texts of their own for it. */
export function DefaultCallToAction({ title }: { title?: string }) {
  const t = useWords('pageParts')
  return (
    <CallToAction
      title={title ?? t('closingTitle')}
      description={t('closingText')}
      action={useCallToAction()}
    />
  )
}

/** The closing band of a page: one sentence, one action. */
export function CallToAction({ action, ...heading }: CallToActionProps) {
  return (
    <section className="band dark closing">
      <div className="wide">
        <SectionHeading {...heading} />
        {action && <ActionLink {...action} className="button" />}
      </div>
    </section>
  )
}

/** A page's own action. */
export const ActionLink = ({ label, href, className }: ActionLinkProps) => (
  <a className={className} href={useActionHref(href)}>
    {label}
  </a>
)

interface ActionLinkProps {
  label: string
  href: string
  className?: string
}

/** A line with the main action and the phone number, at the end of a long section. */
export function CallToActionLine() {
  const { label, href } = useCallToAction()
  const t = useWords('actionLine')
  return (
    <p className="ask-line">
      <a href={href}>{label}</a>{' '}
      <span>
        {renderParts(t.parts('orCall', { phone: <PhoneLink key="phone" number={usePhone()} /> }))}
      </span>
    </p>
  )
}
