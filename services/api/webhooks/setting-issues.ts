import { isPrivateHost } from './private-network.ts'

/** A problem with one setting; the message has the fix. */
interface SettingIssue {
  path: [name: string]
  message: string
}

/** Environment variables; empty counts as not set. */
type WebhookVariables = Partial<
  Record<'WEBHOOK_URL' | 'WEBHOOK_SECRET' | 'WEBHOOK_PRIVATE', string | undefined>
>

/** Finds contradictions among the webhook settings; config.ts validates their format. */
export function findWebhookSettingIssues(given: WebhookVariables): SettingIssue[] {
  const { WEBHOOK_URL: address, WEBHOOK_SECRET: secret, WEBHOOK_PRIVATE: own } = given
  if (!address) {
    if (!secret) return []
    return [
      issue('WEBHOOK_URL', 'is missing: WEBHOOK_SECRET signs webhooks to it; set both or neither'),
    ]
  }
  const unsigned = issue(
    'WEBHOOK_SECRET',
    'is missing: it signs the webhooks to WEBHOOK_URL; `echo "whsec_$(openssl rand -base64 32)"` makes one',
  )
  const issues = secret ? [] : [unsigned]
  if (own === 'on' || !URL.canParse(address)) return issues
  const url = new URL(address)
  if (isPrivateHost(url))
    issues.push(
      issue(
        'WEBHOOK_URL',
        'is inside a private network, and we don’t send there; if the receiver is your own, set WEBHOOK_PRIVATE=on',
      ),
    )
  else if (url.protocol === 'http:')
    issues.push(
      issue(
        'WEBHOOK_URL',
        'must begin with https://, since webhooks carry what visitors wrote; for a receiver inside your own network, set WEBHOOK_PRIVATE=on',
      ),
    )
  return issues
}

const issue = (name: string, message: string): SettingIssue => ({ path: [name], message })
