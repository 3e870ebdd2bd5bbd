import { createHash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'
import {
  apiTokenChecksum,
  apiTokenPrefix,
  apiTokenRandom,
  base62,
} from '../contract/api-token-format.ts'

/** Makes a token. @param pick returns an integer from 0 to n − 1 */
export function makeToken(pick: (below: number) => number = (below) => randomInt(below)): string {
  const random = Array.from({ length: apiTokenRandom }, () => base62.charAt(pick(base62.length)))
  return `${apiTokenPrefix}${random.join('')}${checksumOf(random.join(''))}`
}

/** Returns the CRC-32 of a token's random part in base 62, as tokens of GitHub have it. */
function checksumOf(random: string): string {
  let rest = crc32(random)
  let text = ''
  for (let digit = 0; digit < apiTokenChecksum; digit += 1) {
    text = base62.charAt(rest % 62) + text
    rest = Math.floor(rest / 62)
  }
  return text
}

/** Returns whether a text is a token, whether or not it is known: a typing error costs no read of the store. */
export function isToken(text: string): boolean {
  if (!text.startsWith(apiTokenPrefix)) return false
  const rest = text.slice(apiTokenPrefix.length)
  if (rest.length !== apiTokenRandom + apiTokenChecksum) return false
  const random = rest.slice(0, apiTokenRandom)
  return checksumOf(random) === rest.slice(apiTokenRandom)
}

/** Returns the SHA-256 of a token: it has 190 random bits, so a slow hash would add nothing. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')
