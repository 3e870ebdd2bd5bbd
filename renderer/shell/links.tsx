import type { ReactNode } from 'react'
import type { Translator } from '../../services/content/model/translator.ts'
import type { Words } from '../../services/content/schema/words/words.ts'
import type { ShellLink } from '../../services/api/site/shell-contract.ts'
import {
  useBrand,
  useCrumbs,
  useHome,
  useLogo,
  useMenuWords,
  usePath,
  useShell,
} from '../page-context.tsx'
import { isActive, pageInMenus } from './menus.ts'

/** The logo with the firm's name, or the name alone; links home. */
export function Logo() {
  const logo = useLogo()
  return (
    <a href={useHome()} className="logo">
      {logo && (
        <svg
          viewBox={logo.viewBox}
          width={logo.width}
          height={logo.height}
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: logo.body }}
        />
      )}
      <span className={logo?.hasName ? 'visually-hidden' : undefined}>{useBrand()}</span>
    </a>
  )
}

/** A menu link, with `aria-current` if it links to the current page. @param page the page that the menus mark */
export const MenuLink = ({
  href,
  label,
  lang,
  hreflang,
  page,
}: ShellLink & { page?: string | undefined }) => (
  <a
    href={href}
    lang={lang}
    hrefLang={hreflang}
    aria-current={usePath() === href ? 'page' : undefined}
    data-active={(page !== undefined && isActive(href, page)) || undefined}
  >
    {label}
  </a>
)

/** Returns the page that the menus mark (`pageInMenus`). */
export const usePageInMenus = (menus: Parameters<typeof pageInMenus>[0]): string | undefined =>
  pageInMenus(
    menus,
    usePath(),
    useCrumbs()
      .slice(1, -1)
      .map(({ path }) => path),
  )

interface PhoneLinkProps {
  number: string
  className?: string
  /** Shown instead of the number, with what screen readers say instead. */
  children?: ReactNode
  label?: string
}

/** A `tel:` link for a number in the form 970-555-0142. */
export const PhoneLink = ({ number, className, label, children }: PhoneLinkProps) => (
  <a href={`tel:+1${number.replaceAll('-', '')}`} className={className} aria-label={label}>
    {children ?? number}
  </a>
)

interface TextLinkProps {
  number: string
  /** In the language of its place. */
  words: Translator<Words['callBar']>
  className?: string
  /** After its words. */
  children?: ReactNode
}

/** Opens a text message to the firm with its first line; `?&` because iOS and Android read the address differently. */
export function TextLink({ number, words, className, children }: TextLinkProps) {
  const body = encodeURIComponent(words('textBody', { brand: useShell().brand }))
  return (
    <a href={`sms:+1${number.replaceAll('-', '')}?&body=${body}`} className={className}>
      {words('text')}
      {children}
    </a>
  )
}

const icons = {
  facebook: {
    name: 'Facebook',
    path: 'M14 8h3V4h-3c-2.8 0-4.5 1.8-4.5 4.6V11H7v4h2.5v7h4v-7h3l.6-4h-3.6V9c0-.7.2-1 .5-1z',
  },
  instagram: {
    name: 'Instagram',
    path: 'M8 3h8a5 5 0 015 5v8a5 5 0 01-5 5H8a5 5 0 01-5-5V8a5 5 0 015-5zm0 2a3 3 0 00-3 3v8a3 3 0 003 3h8a3 3 0 003-3V8a3 3 0 00-3-3H8zm4 2.8a4.2 4.2 0 110 8.4 4.2 4.2 0 010-8.4zm0 2a2.2 2.2 0 100 4.4 2.2 2.2 0 000-4.4zM17 6a1 1 0 110 2 1 1 0 010-2z',
  },
  linkedin: {
    name: 'LinkedIn',
    path: 'M5 3.5a2 2 0 110 4 2 2 0 010-4zM3.3 9h3.4v11.5H3.3V9zm5.7 0h3.3v1.6c.6-1 1.8-1.9 3.5-1.9 3.3 0 4.9 2 4.9 5.6v6.2h-3.4v-5.8c0-1.8-.6-3-2.2-3-1.7 0-2.7 1.1-2.7 3.1v5.7H9V9z',
  },
} as const

const networks = ['facebook', 'instagram', 'linkedin'] as const

export function SocialLinks() {
  const { brand, social } = useShell()
  const t = useMenuWords('header')
  const links = networks.flatMap((network) => {
    const href = social[network]
    return href === undefined ? [] : { network, href }
  })
  if (links.length === 0) return null
  return (
    <ul className="social" aria-label={t('social', { brand })}>
      {links.map(({ network, href }) => (
        <li key={network}>
          <a href={href} rel="external noopener" aria-label={icons[network].name}>
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d={icons[network].path} fill="currentColor" fillRule="evenodd" />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  )
}
