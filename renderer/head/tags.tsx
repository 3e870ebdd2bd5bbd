import { scriptJson } from './json-ld/graph.ts'
import type { ShellData } from '../../services/api/site/shell-contract.ts'
import { localeOf } from '../../services/content/model/languages.ts'
import { shareSize } from '../../services/content/model/picture.ts'
import { contactQuery, urls } from '../../services/content/model/urls.ts'
import { draftKey } from '../forms/draft.ts'
import type { Head } from './head.ts'

/**
 * Marks the page before anything is painted. `data-theme`: the reader's choice of light or dark (`startThemeSwitch`).
 * `data-fresh`: it was opened by a link or an address; on Back and on a reload the browser restores the position, so the
 * whole page must be laid out (layout.css). `data-asked`: the estimate form will have a service filled in, so that the list
 * of services has its place (forms.css). Pages that the service renders have no scripts and follow the system.
 */
const markingScript =
  'try{const d=document.documentElement.dataset,t=localStorage.theme;if(t)d.theme=t;' +
  `if(/[?&]${contactQuery.service}=/.test(location.search)||localStorage["${draftKey}"])d.asked="";` +
  'if(performance.getEntriesByType("navigation")[0].type=="navigate")d.fresh=""}catch{}'
export const MarkingScript = () => <script dangerouslySetInnerHTML={{ __html: markingScript }} />

/** Hosts of the font kit: its style sheet, and the fonts that the style sheet requests (S2.51). */
const fontKitHosts = ['https://use.typekit.net', 'https://p.typekit.net'] as const

/** The tags that are the same in every page. */
export const SharedHeadTags = ({
  shell: { feeds, fontKit, themeColor },
  manifest = '/site.webmanifest',
}: {
  shell: Pick<ShellData, 'feeds' | 'fontKit' | 'themeColor'>
  /** The address of the web app manifest. */
  manifest?: string | undefined
}) => (
  <>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="theme-color" content={themeColor} />
    <link rel="icon" href="/favicon.ico" sizes="32x32" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="manifest" href={manifest} />
    {feeds && (
      <>
        <link rel="alternate" type="application/rss+xml" title="RSS" href={urls.rss} />
        <link rel="alternate" type="application/atom+xml" title="Atom" href={urls.atom} />
      </>
    )}
    {fontKit &&
      fontKitHosts.map((host) => (
        <link key={host} rel="preconnect" href={host} crossOrigin="anonymous" />
      ))}
  </>
)

/** The head tags of a page without data, which is excluded from search engines. */
export const UnlistedHeadTags = ({
  title,
  brand,
}: {
  title: string | undefined
  brand: string
}) => (
  <>
    <title>{title ? `${title} | ${brand}` : brand}</title>
    <meta name="robots" content="noindex" />
  </>
)

/** A page's head tags (S2.32, S2.34). */
export function HeadTags({ head }: { head: Head }) {
  const { metadata, alternates, previous, next } = head
  return (
    <>
      {/* Nothing is painted before the header is complete, whose parts would move. */}
      <link rel="expect" href="#header" blocking="render" />
      <MarkingScript />
      <title>{metadata.title}</title>
      <meta name="robots" content={metadata.robots} />
      {previous && <link rel="prev" href={previous} />}
      {next && <link rel="next" href={next} />}
      {alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      <DescribingTags head={head} />
    </>
  )
}

/** The head tags about what a page is about. 404.html, which has none, gets them with the location that it shows. */
export function DescribingTags({
  head: { metadata, jsonLd, language },
}: {
  head: Pick<Head, 'metadata' | 'jsonLd' | 'language'>
}) {
  const { title, description, image, canonical } = metadata
  return (
    <>
      <meta name="description" content={description} />
      {metadata.keywords && <meta name="keywords" content={metadata.keywords} />}
      <link rel="canonical" href={canonical} />
      <meta name="geo.region" content={metadata.region} />
      {metadata.position && <meta name="geo.position" content={metadata.position} />}
      <meta property="og:locale" content={localeOf(language).replace('-', '_')} />
      <meta property="og:type" content={metadata.type} />
      <meta property="og:site_name" content={metadata.siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      {/* X reads title, description and image from the og tags. */}
      <meta name="twitter:card" content="summary_large_image" />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(jsonLd) }} />
    </>
  )
}
