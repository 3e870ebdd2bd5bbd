/**
 * Returns whether our mail server says that an email comes from the domain of its sender (RFC 8601): DMARC passed, or a
 * signature of that domain. Only the header that it added last counts, since anyone may send one along.
 * @param authentication the values of Authentication-Results, the last added first @param server the name under which our server writes it
 */
export function isVerifiedSender(
  authentication: readonly string[],
  server: string | undefined,
  address: string,
): boolean {
  const [newest] = authentication
  const domain = address.split('@')[1]?.toLowerCase()
  if (newest === undefined || server === undefined || !domain) return false
  const [name, ...results] = withoutComments(newest).split(';')
  if (name?.trim().split(/\s+/)[0]?.toLowerCase() !== server.toLowerCase()) return false
  return results.some((result) => {
    const [, method, outcome] = /^\s*(dmarc|dkim)\s*=\s*([a-z]+)/i.exec(result) ?? []
    if (outcome?.toLowerCase() !== 'pass') return false
    const property = method?.toLowerCase() === 'dmarc' ? 'header.from' : 'header.d'
    const signer = property === 'header.from' ? propertyOf(result, property) : signerOf(result)
    return signer !== undefined && isAligned(signer, domain, property)
  })
}

/**
 * Comments may nest and have semicolons, and so may quoted text, which the sender may have written: it is kept without what
 * separates results. Empty if one has no end.
 */
function withoutComments(value: string): string {
  let depth = 0
  let isQuoted = false
  let text = ''
  for (let at = 0; at < value.length; at += 1) {
    const char = value[at] ?? ''
    if (isQuoted && char === '\\') at += 1
    else if (char === '"') isQuoted = !isQuoted
    else if (isQuoted) {
      if (depth === 0) text += /[\s;()=]/.test(char) ? '_' : char
    } else if (char === '(') depth += 1
    else if (char === ')') depth = Math.max(0, depth - 1)
    else if (depth === 0) text += char
  }
  return isQuoted || depth > 0 ? '' : text
}

const propertyOf = (result: string, name: string): string | undefined => {
  const found = result
    .split(/\s+/)
    .map((part) => part.toLowerCase())
    .find((part) => part.startsWith(`${name}=`))
  return found
    ?.slice(name.length + 1)
    .replaceAll('"', '')
    .replace(/^.*@/, '')
}

const signerOf = (result: string) =>
  propertyOf(result, 'header.d') ?? propertyOf(result, 'header.i')

/** A signature may be that of a domain above; never of a whole top-level domain. */
const isAligned = (signer: string, domain: string, property: string): boolean =>
  signer === domain ||
  (property === 'header.d' && signer.includes('.') && domain.endsWith(`.${signer}`))
