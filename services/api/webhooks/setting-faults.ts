import { isPrivateHost } from './guarded-lookup.ts'

/** What is wrong with one setting; the message says the repair. */
export interface SettingFault {
  path: [name: string]
  message: string
}

/** As the environment has them: nothing and an empty text are the same. */
export type HookVariables = Partial<
  Record<'WEBHOOK_URL' | 'WEBHOOK_SECRET' | 'WEBHOOK_PRIVATE', string | undefined>
>

/** What does not go together among the settings of webhooks; their form is judged by config.ts. */
export function hookFaults(given: HookVariables): SettingFault[] {
  const { WEBHOOK_URL: address, WEBHOOK_SECRET: secret, WEBHOOK_PRIVATE: own } = given
  if (!address) {
    if (!secret) return []
    return [
      fault('WEBHOOK_URL', 'is missing: WEBHOOK_SECRET signs messages to it; set both or none'),
    ]
  }
  const unsigned = fault(
    'WEBHOOK_SECRET',
    'is missing: messages to WEBHOOK_URL are signed with it; `echo "whsec_$(openssl rand -base64 32)"` makes one',
  )
  const faults = secret ? [] : [unsigned]
  if (own === 'on' || !URL.canParse(address)) return faults
  const url = new URL(address)
  if (isPrivateHost(url))
    faults.push(
      fault(
        'WEBHOOK_URL',
        'is an address inside a private network, to which nothing is sent; if the receiver is your own, set WEBHOOK_PRIVATE=on',
      ),
    )
  else if (url.protocol === 'http:')
    faults.push(
      fault(
        'WEBHOOK_URL',
        'must begin with https://, since messages hold what visitors wrote; for a receiver inside your own network set WEBHOOK_PRIVATE=on',
      ),
    )
  return faults
}

const fault = (name: string, message: string): SettingFault => ({ path: [name], message })
