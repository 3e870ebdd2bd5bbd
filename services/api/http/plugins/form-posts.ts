import formbody from '@fastify/formbody'
import type { FastifyRequest } from 'fastify'
import type { App } from '../instance.ts'

/** Fields that the contract has as lists: one tick posts one text, two post a list. */
const listFields = ['services', 'interests'] as const

/** Forms work with JavaScript off: the same routes take what a browser posts by itself. */
export async function takeFormPosts(app: App): Promise<void> {
  await app.register(formbody)
  app.addHook('preValidation', async (request) => {
    if (isFormPost(request)) request.body = withLists(sentFields(request.body))
  })
}

/** Whether a browser posted a form by itself and shows the answer as a page. */
export function isFormPost(request: FastifyRequest): boolean {
  const type = request.headers['content-type'] ?? ''
  return type.toLowerCase().startsWith('application/x-www-form-urlencoded')
}

/** The fields of a form post by name; none when the body was not read. */
export function sentFields(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? { ...body } : {}
}

function withLists(fields: Record<string, unknown>): Record<string, unknown> {
  const listed = { ...fields }
  for (const name of listFields) {
    const value = fields[name]
    if (typeof value === 'string') listed[name] = value === '' ? [] : [value]
  }
  return listed
}
