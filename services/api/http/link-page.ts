import { createHash } from 'node:crypto'
import type { Language } from '../contract/language.ts'

/** Escapes text for HTML, between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** CSS of pages behind links in emails, with the site's colors and sizes. */
export const linkPageCss = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:#fbf7ee;color:#12252a;font:17px/1.55 Inter,system-ui,sans-serif;overflow-wrap:anywhere}
.bar{background:#16302f;color:#f6efe0;border-bottom:3px solid #c9972b;padding:.9rem 1.1rem}
.bar p{max-width:41.8rem;margin:0 auto;display:flex;flex-wrap:wrap;gap:.3rem 1.5rem;justify-content:space-between}
.bar a{color:inherit;padding:.25rem 0}
.bar a:first-child{font-weight:700;letter-spacing:.02em;text-decoration:none}
a,summary{color:#0b5cad}
main{max-width:44rem;margin:0 auto;padding:1.75rem 1.1rem 4rem}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 .75rem}
h2{font-size:1.25rem;margin:2.5rem 0 .5rem;padding-top:1.25rem;border-top:1px solid #d8d0bf}
.said p{margin:0}.said ul{margin:.5rem 0 0;padding-left:1.2rem}
.said{border-left:4px solid #22613a;background:#fff;padding:.75rem 1rem;margin:1rem 0}
.said.bad{border-color:#9c2b1f}
.by{font-size:1.1rem}
dl{margin:1rem 0}
dl div{padding:.45rem 0;border-bottom:1px solid #ece6da}
dt{font-size:.85rem;color:#3e4c5d}
dd{margin:0;white-space:pre-line}
label{display:block;margin:1rem 0;font-weight:600}
input,select,textarea{display:block;width:100%;font:inherit;font-weight:400;color:inherit;background:#fff;padding:.65rem .7rem;margin-top:.3rem;border:1px solid #6b7280;border-radius:3px}
input[type=file]{border-style:dashed}
.tick input{display:inline;width:auto;margin:0 .4rem 0 0}
details{margin-top:2.5rem;border-top:1px solid #d8d0bf}
summary{cursor:pointer;padding:.9rem 0}
summary h2{display:inline;border:0;margin:0;padding:0}
.hint{display:block;font-weight:400;font-size:.9rem;color:#3e4c5d}
.fault{display:block;color:#9c2b1f;font-weight:600}
button,.button{display:inline-block;font:inherit;font-weight:600;min-height:2.75rem;padding:.6rem 1.3rem;border:0;border-radius:3px;background:#1f3a3d;color:#fff;text-decoration:none;cursor:pointer}
.danger{background:#9c2b1f}
.files{padding-left:1.2rem}
:focus-visible{outline:3px solid #0b5cad;outline-offset:2px}
@media (min-width:40rem){dl div{display:grid;grid-template-columns:10rem 1fr;gap:1rem;align-items:baseline}}
`

/** For the Content-Security-Policy: allows exactly this inline `<style>`. */
export const linkPageCssHash = `'sha256-${createHash('sha256').update(linkPageCss).digest('base64')}'`

/** The firm's name and phone number, for the header of every page. */
export interface BusinessContact {
  name: string
  phone: string
}

/** A page with one message, such as that a link does not work. */
export function renderMessagePage(
  language: Language,
  title: string,
  text: string,
  firm: BusinessContact,
): string {
  return renderLinkPage(language, title, firm, [`<p>${escapeHtml(text)}</p>`])
}

/**
 * A page behind a link in an email. It needs neither JavaScript nor the built site.
 * @param parts HTML blocks; empty ones are left out
 */
export function renderLinkPage(
  language: Language,
  title: string,
  firm: BusinessContact,
  parts: readonly string[],
): string {
  const number = firm.phone.replaceAll(/[^\d+]/g, '')
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${escapeHtml(`${title} | ${firm.name}`)}</title>
<style>${linkPageCss}</style>
</head>
<body>
<header class="bar"><p><a href="/">${escapeHtml(firm.name)}</a> <a href="tel:${number}">${escapeHtml(firm.phone)}</a></p></header>
<main>
<h1>${escapeHtml(title)}</h1>
${parts.filter((part) => part !== '').join('\n')}
</main>
</body>
</html>
`
}
