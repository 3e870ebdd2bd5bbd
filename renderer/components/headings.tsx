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

/** Breadcrumbs from the home page; none on a page without parents. */
export function Breadcrumbs() {
  const crumbs = useCrumbs()
  const t = useWords('pageParts')
  if (crumbs.length < 2) return <PageLanguages />
  return (
    <>
      <nav aria-label={t('breadcrumbs')} className="wide breadcrumbs">
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
      <PageLanguages />
    </>
  )
}

/** Links to the page in other languages, and a note where its original has changed since it was translated. */
function PageLanguages() {
  const { versions, outdatedDays } = useTranslation()
  const t = useWords('translation')
  const outdated = outdatedDays === undefined ? '' : t('outdated', { days: outdatedDays })
  return (
    <>
      {versions.length > 0 && (
        <p className="wide page-languages">
          {versions.map(({ language, path }) => (
            <a key={language} href={path} hrefLang={language} lang={language}>
              {languageName(language)}
            </a>
          ))}
        </p>
      )}
      {outdated !== '' && <p className="wide page-outdated">{outdated}</p>}
    </>
  )
}

interface HeroProps {
  /** The small line above the title. */
  badge?: string | undefined
  title: string
  lead?: string | undefined
  picture: PictureData
  /** Shown when the picture cannot be loaded (S2.26); its own JPEG when left out. */
  fallback?: PictureData | undefined
  /** Buttons and links below the introduction. */
  children?: ReactNode
  /** Below the title: what those who can't wait should do. */
  urgent?: ReactNode
  /** Fills most of the first screen. */
  tall?: boolean
  /** On the page's own light background: for articles. */
  light?: boolean
  /** The latitude and longitude whose sun lights the drawing (S2.71). */
  sunAt?: readonly [latitude: number, longitude: number] | undefined
}

/** The page's headline beside a picture; on a phone the picture is above it. Breadcrumbs follow. */
export const Hero = (props: HeroProps) => (
  <>
    <HeroBand {...props} level={1} priority="first" />
    <Breadcrumbs />
  </>
)

interface HeroBandProps extends HeroProps {
  /** The level of its heading: 1 for the page's headline. */
  level: 1 | 2
  /** How its picture loads. */
  priority: 'first' | 'second' | undefined
}

/** A headline beside a picture. */
export function HeroBand({
  badge,
  title,
  lead,
  picture,
  fallback,
  urgent,
  children,
  ...looks
}: HeroBandProps) {
  const { tall, light, sunAt, level, priority } = looks
  const Title = level === 1 ? 'h1' : 'h2'
  return (
    <div
      className="hero"
      data-tall={tall || undefined}
      data-light={light || undefined}
      data-sun={sunAt?.join(' ')}
    >
      <Picture
        picture={picture}
        fallback={fallback}
        sizes="(min-width: 48em) 56vw, 100vw"
        priority={priority}
        className="hero-picture"
      />
      <div className="wide hero-content">
        {badge && <p className="overline">{badge}</p>}
        <Title>{title}</Title>
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

/** A page's headline: a hero if the page has a picture, otherwise plain. Breadcrumbs follow. */
export function PageHeader({ title, lead, picture }: PageHeaderProps) {
  if (picture) return <Hero title={title} lead={lead} picture={picture} />
  return (
    <>
      <div className="page-header">
        <div className="wide">
          <h1>{title}</h1>
          {lead && <p className="hero-intro">{lead}</p>}
        </div>
      </div>
      <Breadcrumbs />
    </>
  )
}

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
