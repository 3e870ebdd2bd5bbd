import { isPrivateHost } from './private-network.ts'

/**
 * Finds contradictions among the webhook settings; config.ts validates their format. Returns problems with one setting
 * each; the message has the fix. @param given environment variables; empty counts as not set
 */
export function findWebhookSettingIssues({
  WEBHOOK_URL: address,
  WEBHOOK_SECRET: secret,
  WEBHOOK_PRIVATE: own,
}: NodeJS.ProcessEnv) {
  const url = address && own !== 'on' && URL.canParse(address) ? new URL(address) : undefined
  return [
    !address &&
      secret &&
      issue('WEBHOOK_URL', 'is missing: WEBHOOK_SECRET signs webhooks to it; set both or neither'),
    address &&
      !secret &&
      issue(
        'WEBHOOK_SECRET',
        'is missing: it signs the webhooks to WEBHOOK_URL; `echo "whsec_$(openssl rand -base64 32)"` makes one',
      ),
    url && addressIssue(url),
  ].filter((one) => typeof one === 'object')
}

function addressIssue(url: URL) {
  if (isPrivateHost(url))
    return issue(
      'WEBHOOK_URL',
      'is inside a private network, and we don’t send there; if the receiver is your own, set WEBHOOK_PRIVATE=on',
    )
  if (url.protocol !== 'http:') return undefined
  return issue(
    'WEBHOOK_URL',
    'must begin with https://, since webhooks carry what visitors wrote; for a receiver inside your own network, set WEBHOOK_PRIVATE=on',
  )
}

const issue = (name: string, message: string) => ({ path: [name], message })
