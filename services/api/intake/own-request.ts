import { opens } from '../links/own-request.ts'
import type { Signer } from '../links/signer.ts'
import type { Decision } from '../records/decision.ts'
import type { Lead } from '../records/lead.ts'

/** What a prospect's own look at a request needs from a store. */
export interface OwnRequests {
  one(id: string): Promise<Lead | undefined>
  /** Shows `decide` the lead and keeps what it decides as one step. @throws NotStored */
  work<Answer>(
    id: string,
    decide: (lead: Lead | undefined) => Decision<Lead, Answer>,
  ): Promise<Answer>
}

/** The request that a token opens; undefined when it is forged, too old, or erased. */
export async function requestBehind(
  token: string,
  { requests, links, now }: { requests: OwnRequests; links: Signer; now: Date },
): Promise<Lead | undefined> {
  const named = links.named(token)
  const lead = named === undefined ? undefined : await requests.one(named)
  if (!lead || lead.erasedAt !== undefined) return undefined
  return opens(token, lead, links, now) ? lead : undefined
}
