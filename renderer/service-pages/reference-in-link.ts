import { parseJson } from '../../services/api/contract/parse-json.ts'

/**
 * Returns the reference that the token of a request link names (`services/api/email/link-tokens.ts`), without
 * verification: anyone can write such a link, so only text in the form of a reference is accepted.
 */
export function referenceInLink(link: string): string | undefined {
  const token = new URLSearchParams(link.split('?')[1]).get('token') ?? ''
  const payload = parseJson(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())
  const named: unknown = Array.isArray(payload) ? payload[0] : undefined
  return typeof named === 'string' && /^HP-[2-9A-Z]{6}$/.test(named) ? named : undefined
}
