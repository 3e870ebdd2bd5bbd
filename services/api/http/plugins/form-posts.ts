import formbody from '@fastify/formbody'
import { isUtf8 } from 'node:buffer'
import { parse } from 'node:querystring'
import type { FastifyRequest } from 'fastify'
import { serviceFields, type ServiceForm } from '../../contact-form/service-form.ts'
import { paths } from '../../contract/paths.ts'
import type { App } from '../fastify-app.ts'
import { httpError } from '../http-errors.ts'

/** Makes the same routes accept forms that browsers post without JavaScript. */
export async function acceptFormPosts(app: App, form: ServiceForm): Promise<void> {
  await app.register(formbody, { parser: parseForm })
  app.addHook('preValidation', async (request) => {
    if (isFormPost(request))
      request.body = normalizeChoice(form, normalizeServices(formFields(request.body)))
  })
}

/**
 * Parses a form post. @throws HttpError it is not in UTF-8, so names would be stored as `Jos%E9` or with replacement
 * characters
 */
function parseForm(body: string): Record<string, unknown> {
  const bytes = Buffer.from(body)
    .toString('latin1')
    .replaceAll(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  if (body.includes('\uFFFD') || !isUtf8(Buffer.from(bytes, 'latin1'))) throw httpError('not_utf8')
  return parse(body, undefined, undefined, { maxKeys: 0 })
}

/** Returns whether a browser posted the form without JavaScript, so that the response must be a page. */
export function isFormPost(request: FastifyRequest): boolean {
  const type = request.headers['content-type'] ?? ''
  return type.toLowerCase().startsWith('application/x-www-form-urlencoded')
}

/**
 * Returns whether a path accepts a public form. Only public forms are shown again with their values, never a sign-in.
 */
export const isVisitorForm = (path: string): boolean =>
  path === paths.contact || path === paths.newsletter

/** Returns the fields of a form post by name; none if the body was not parsed. */
export function formFields(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? { ...body } : {}
}

/** Makes a list of the services: one checked box posts a string, several checked boxes post a list. */
function normalizeServices(fields: Record<string, unknown>): Record<string, unknown> {
  const { services } = fields
  if (typeof services !== 'string') return fields
  return { ...fields, services: services === '' ? [] : [services] }
}

/** Converts a choice from the form's list to the fields of JSON requests: a service type and the choice. */
function normalizeChoice(
  form: ServiceForm,
  fields: Record<string, unknown>,
): Record<string, unknown> {
  const { serviceType: answer, services = [] } = fields
  if (typeof answer !== 'string' || !Array.isArray(services)) return fields
  const chosen = serviceFields(form, answer, services as string[])
  return chosen?.service === undefined ? fields : { ...fields, ...chosen }
}
