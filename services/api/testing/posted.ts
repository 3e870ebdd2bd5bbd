import type { WholeApp } from './whole-app.ts'

/** An estimate request, as the form's script sends it. */
export const post = ({ app }: WholeApp, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/api/contact', payload, headers })

/** The same as a browser without JavaScript sends it. In: the fields, encoded. */
export const postForm = ({ app }: WholeApp, payload: string) =>
  app.inject({
    method: 'POST',
    url: '/api/contact',
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

/** What the store has, newest first. */
export const leadsOf = async ({ store }: WholeApp) => (await store.leads.newestFirst(0, 100)).leads
