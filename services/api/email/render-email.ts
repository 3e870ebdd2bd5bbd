import { telLink } from '../contract/phone-number.ts'
import { cleanText } from '../contract/text.ts'
import { escapeHtml } from '../http/escape-html.ts'
import type { Email, EmailContext, EmailPart, Fact } from './email.ts'

type Branding = Pick<EmailContext, 'name' | 'phone' | 'origin' | 'postal' | 'colors'>

/**
 * Renders an email as HTML with tables and inline styles, since many mail programs drop style sheets. It has no
 * pictures and loads nothing, so that it looks the same everywhere and does not report that it was opened. Outlook for
 * Windows (mso) knows neither max-width nor the padding of a link.
 */
export function renderEmailHtml(email: Email, branding: Branding): string {
  const { language, subject, preview, heading, parts, reason, unsubscribe } = email
  const styles = stylesIn(branding.colors)
  const small = [
    escaped(reason),
    ...(unsubscribe
      ? [
          `<a href="${escaped(unsubscribe.href)}" style="${styles.quietLink}" class="quiet">${escaped(unsubscribe.label)}</a>`,
        ]
      : []),
    escaped(branding.postal),
  ].filter((line) => line !== '')
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${styleSheet(branding.colors)}</style>
</head>
<body style="${styles.body}">
<div style="${styles.preview}">${escaped(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${styles.ground}" class="ground"><tr><td align="center" style="${styles.margin}" class="margin">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${styles.sheet}">
<tr><td style="${styles.head}" class="edge"><a href="${escaped(branding.origin)}" style="${styles.mark}">${escaped(branding.name)}</a></td></tr>
<tr><td style="${styles.letter}" class="letter">
<h1 style="${styles.heading}" class="ink">${escaped(heading)}</h1>
${parts.map((part) => asHtml(part, styles, branding.phone)).join('\n')}
<p style="${styles.last}" class="ink">${escaped(branding.name)}<br>${asLink(branding.phone, telLink(branding.phone), styles)}</p>
</td></tr>
<tr><td style="${styles.foot}" class="edge">${small.map((line) => `<p style="${styles.small}" class="quiet">${line}</p>`).join('')}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`
}

/** @param phone the firm's, which becomes a link */
function asHtml(part: EmailPart, styles: Styles, phone: string): string {
  const words = (text: string) =>
    lines(text, styles).replaceAll(
      numberHtml(phone, styles),
      numberHtml(asLink(phone, telLink(phone), styles), styles),
    )
  if (typeof part === 'string')
    return `<p style="${styles.paragraph}" class="ink">${words(part)}</p>`
  if ('list' in part)
    return `<ul style="${styles.list}" class="ink">${part.list.map((item) => `<li style="${styles.item}">${words(item)}</li>`).join('')}</ul>`
  if ('link' in part)
    return `<p style="${styles.paragraph}">${asLink(part.link, part.link, styles)}</p>`
  if ('button' in part) {
    const { label, href } = part.button
    return `<table role="presentation" cellpadding="0" cellspacing="0" style="${styles.action}"><tr><td style="${styles.button}" class="button"><a href="${escaped(href)}" style="${styles.buttonLink}" class="on-button">${escaped(label)}</a></td></tr></table>`
  }
  const rows = part.facts.map(
    ([name, value, href]) =>
      `<tr><th scope="row" align="left" style="${styles.name}" class="name">${escaped(name)}</th><td style="${styles.value}" class="value">${href === undefined ? lines(value, styles) : asLink(value, href, styles)}</td></tr>`,
  )
  return `<table width="100%" cellpadding="0" cellspacing="0" style="${styles.facts}" class="facts">${rows.join('')}</table>`
}

const asLink = (text: string, href: string, styles: Styles) =>
  `<a href="${escaped(href)}" style="${styles.link}" class="link">${escaped(text)}</a>`

/** Keeps line breaks, and keeps phone numbers on one line. */
const lines = (text: string, styles: Styles) =>
  escaped(text)
    .replaceAll('\n', '<br>')
    .replaceAll(/\b\d{3}-\d{3}-\d{4}\b/g, numberHtml('$&', styles))

const numberHtml = (number: string, styles: Styles) =>
  `<span style="${styles.number}">${number}</span>`

const escaped = (text: string): string => escapeHtml(cleanText(text))

/** Renders an email that one of the staff wrote: its paragraphs, as a mail program would write them. */
export const renderPersonalHtml = ({
  text,
  language,
}: {
  text: string
  language: string
}): string =>
  `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"></head>
<body>
${text
  .split(/\n{2,}/)
  .map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br>')}</p>`)
  .join('\n')}
</body>
</html>
`

/** Renders the text part: the same content, with full URLs. */
export function renderEmailText(email: Email, branding: Omit<Branding, 'colors'>): string {
  const { heading, parts, reason, unsubscribe } = email
  const words = [
    heading,
    ...parts.map(asText),
    '-- ',
    [branding.name, branding.phone, branding.origin].join('\n'),
    reason,
    ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.href}`] : []),
    branding.postal,
  ]
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
    .replace('-- \n\n', '-- \n')
    .concat('\n')
  return cleanText(words)
}

function asText(part: EmailPart): string {
  if (typeof part === 'string') return part
  if ('button' in part) return `${part.button.label}:\n${part.button.href}`
  if ('link' in part) return part.link
  if ('list' in part) return part.list.map((item) => `- ${item}`).join('\n')
  return part.facts.map(factAsText).join('\n')
}

/** A link to a page is written out; those to call or to write are the value itself. */
const factAsText = ([name, value, href = '']: Fact): string =>
  `${name}: ${value}${href.startsWith('https:') ? `\n${href}` : ''}`

const face = "font-family:'Segoe UI',Helvetica,Arial,sans-serif"
const wrap = 'overflow-wrap:anywhere;word-break:break-word'

type Styles = ReturnType<typeof stylesIn>

/**
 * The firm's colors with system fonts. Styles are inline, since many mail programs drop style sheets; the style sheet
 * below is for narrow windows and dark mode where it is supported.
 */
function stylesIn(colors: EmailContext['colors']) {
  const { text, quiet, link, line, ground, sheet, header, button, onButton } = colors
  const words = `${face};font-size:16px;line-height:1.55;color:${text.light}`
  return {
    body: `margin:0;padding:0;background:${ground.light}`,
    preview: 'display:none;mso-hide:all;max-height:0;overflow:hidden;opacity:0',
    ground: `background:${ground.light}`,
    margin: 'padding:32px 16px',
    sheet: 'max-width:600px;margin:0 auto',
    head: `padding:20px 32px;background:${header};border-bottom:3px solid ${colors.headerLine}`,
    mark: `${face};font-size:20px;font-weight:700;letter-spacing:0.04em;color:${colors.onHeader};text-decoration:none`,
    letter: `padding:32px;background:${sheet.light}`,
    heading: `${face};margin:0 0 20px;font-size:24px;line-height:1.25;font-weight:700;color:${text.light};${wrap}`,
    paragraph: `${words};margin:0 0 16px;${wrap}`,
    list: `${words};margin:0 0 16px;padding:0 0 0 24px;${wrap}`,
    item: 'margin:0 0 4px',
    last: `${words};margin:24px 0 0`,
    link: `color:${link.light}`,
    number: 'white-space:nowrap',
    action: 'margin:24px 0',
    button: `background:${button.light};border-radius:3px;mso-padding-alt:13px 24px`,
    buttonLink: `${face};display:inline-block;padding:13px 24px;font-size:16px;font-weight:600;color:${onButton.light};text-decoration:none`,
    facts: `margin:8px 0 20px;border-top:1px solid ${line.light}`,
    name: `${face};width:32%;padding:9px 16px 9px 0;border-bottom:1px solid ${line.light};font-size:14px;line-height:1.5;font-weight:600;color:${quiet.light};vertical-align:top`,
    value: `${face};padding:9px 0;border-bottom:1px solid ${line.light};font-size:15px;line-height:1.5;color:${text.light};vertical-align:top;${wrap}`,
    foot: 'padding:20px 32px 0',
    small: `${face};margin:0 0 8px;font-size:13px;line-height:1.5;color:${quiet.light}`,
    quietLink: `color:${quiet.light};text-decoration:underline`,
  } as const
}

const styleSheet = (colors: EmailContext['colors']) => {
  const { text, quiet, link, line, ground, sheet, button, onButton } = colors
  return [
    '@media (max-width:480px){.margin{padding:0 0 24px!important}.letter{padding:24px 20px!important}',
    '.edge{padding-left:20px!important;padding-right:20px!important}',
    '.name,.value{display:block!important;width:auto!important;padding-right:0!important}',
    '.name{padding-bottom:0!important;border-bottom:0!important}.value{padding-top:0!important}}',
    `@media (prefers-color-scheme:dark){body,.ground{background:${ground.dark}!important}`,
    `.letter{background:${sheet.dark}!important}.ink,.value{color:${text.dark}!important}`,
    `.name,.quiet{color:${quiet.dark}!important}.link{color:${link.dark}!important}`,
    `.facts,.name,.value{border-color:${line.dark}!important}`,
    `.button{background:${button.dark}!important}.on-button{color:${onButton.dark}!important}}`,
  ].join('')
}
