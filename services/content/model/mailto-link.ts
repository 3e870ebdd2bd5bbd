/**
 * Returns a mailto link (RFC 6068). `&`, `?`, `#` and `%` in an address would end it, so they are encoded. Not
 * URLSearchParams for the fields: mail programs don't decode its `+` as a space.
 */
export function mailtoLink(address: string, fields: Readonly<Record<string, string>> = {}): string {
  const parts = Object.entries(fields).map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
  const query = parts.length === 0 ? '' : `?${parts.join('&')}`
  const to = encodeURIComponent(address).replaceAll('%40', '@').replaceAll('%2B', '+')
  return `mailto:${to}${query}`
}
