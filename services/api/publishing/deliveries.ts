import { createHash, createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { secretsEqual } from '../http/guard.ts'

/**
 * Returns whether a git host has sent a delivery: GitHub, Gitea, Forgejo and Bitbucket sign the body with the secret
 * (HMAC-SHA-256), GitLab sends the secret itself.
 * @param body as it came, byte for byte
 */
export function isFromGitHost(headers: IncomingHttpHeaders, body: Buffer, secret: string): boolean {
  const signature =
    first(headers['x-hub-signature-256'])?.replace(/^sha256=/, '') ??
    first(headers['x-gitea-signature']) ??
    first(headers['x-hub-signature'])?.replace(/^sha256=/, '')
  if (signature !== undefined)
    return secretsEqual(signature, createHmac('sha256', secret).update(body).digest('hex'))
  const token = first(headers['x-gitlab-token'])
  return token !== undefined && secretsEqual(token, secret)
}

const first = (value: string | string[] | undefined): string | undefined => [value].flat()[0]

/** Names a delivery by its signed part: the id beside it could be another one in a replay. */
export const deliveryName = (body: Buffer): string =>
  `delivery ${createHash('sha256').update(body).digest('base64url')}`
