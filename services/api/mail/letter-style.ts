/**
 * How letters look: the colours of renderer/styles/tokens.css on faces that every mail program has.
 * Inline, since many drop style sheets; the sheet is for narrow windows and dark ones, in the
 * programs that keep it.
 */
const face = "font-family:'Segoe UI',Helvetica,Arial,sans-serif"
const words = `${face};font-size:16px;line-height:1.55;color:#12252a`
const wrap = 'overflow-wrap:anywhere;word-break:break-word'

export const styles = {
  body: 'margin:0;padding:0;background:#ece6da',
  preview: 'display:none;max-height:0;overflow:hidden;opacity:0',
  ground: 'background:#ece6da',
  margin: 'padding:32px 16px',
  sheet: 'max-width:600px;margin:0 auto',
  head: 'padding:20px 32px;background:#16302f;border-bottom:3px solid #c9972b',
  mark: `${face};font-size:20px;font-weight:700;letter-spacing:0.04em;color:#f6efe0;text-decoration:none`,
  letter: 'padding:32px;background:#fffdf8',
  heading: `${face};margin:0 0 20px;font-size:24px;line-height:1.25;font-weight:700;color:#12252a;${wrap}`,
  paragraph: `${words};margin:0 0 16px;${wrap}`,
  last: `${words};margin:24px 0 0`,
  link: 'color:#0b5cad',
  number: 'white-space:nowrap',
  action: 'margin:24px 0',
  button: 'background:#1f3a3d;border-radius:3px',
  buttonLink: `${face};display:inline-block;padding:13px 24px;font-size:16px;font-weight:600;color:#f6efe0;text-decoration:none`,
  facts: 'margin:8px 0 20px;border-top:1px solid #d8d0bf',
  name: `${face};width:32%;padding:9px 16px 9px 0;border-bottom:1px solid #d8d0bf;font-size:14px;line-height:1.5;font-weight:600;color:#3e4c5d;vertical-align:top`,
  value: `${face};padding:9px 0;border-bottom:1px solid #d8d0bf;font-size:15px;line-height:1.5;color:#12252a;vertical-align:top;${wrap}`,
  foot: 'padding:20px 32px 0',
  small: `${face};margin:0 0 8px;font-size:13px;line-height:1.5;color:#3e4c5d`,
  quietLink: 'color:#3e4c5d;text-decoration:underline',
} as const

export const letterStyle = [
  '@media (max-width:480px){.margin{padding:0 0 24px!important}.letter{padding:24px 20px!important}',
  '.edge{padding-left:20px!important;padding-right:20px!important}',
  '.name,.value{display:block!important;width:auto!important;padding-right:0!important}',
  '.name{padding-bottom:0!important;border-bottom:0!important}.value{padding-top:0!important}}',
  '@media (prefers-color-scheme:dark){body,.ground{background:#0d1a1b!important}',
  '.letter{background:#16292b!important}.ink,.value{color:#f6efe0!important}',
  '.name,.quiet{color:#c9d0c8!important}.link{color:#9cc7f0!important}',
  '.facts,.name,.value{border-color:#33484a!important}',
  '.button{background:#c9972b!important}.on-button{color:#12252a!important}}',
].join('')
