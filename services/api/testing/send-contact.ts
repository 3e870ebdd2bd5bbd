/** A valid request. */
export const contactFields = {
  name: 'Ann Ridge',
  email: 'ann@example.com',
  phone: '970-555-0111',
  serviceType: 'remodels',
  acceptTerms: true,
} as const

/** Sends a request to a running service. @param change fields that differ from `contactFields` */
export const sendContact = (origin: string, change: object = {}, headers: object = {}) =>
  fetch(`${origin}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...contactFields, ...change }),
  })
