import { contactFields } from './send-contact.ts'
import { type TestApp, sameOriginHeaders, startTestApp } from './test-app.ts'

/** Sends an estimate request as the form's script does. */
export const postContact = (
  { app }: TestApp,
  payload: object,
  headers: Record<string, string> = {},
) => app.inject({ method: 'POST', url: '/api/contact', payload, headers })

/** Posts a form as a browser without JavaScript does. @param fields as values, or encoded */
export const postForm = (
  app: TestApp['app'],
  url: string,
  fields: Record<string, string> | string,
  headers: Record<string, string> = {},
) =>
  app.inject({
    method: 'POST',
    url,
    payload: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })

/** Returns the stored leads, newest first. */
export const storedLeads = async ({ store }: TestApp) =>
  (await store.leads.newestFirst(0, 100)).leads

/**
 * Starts an app with one lead. Returns the token of its link too. @param change fields that differ from `contactFields`
 */
export async function submitContact(
  change: object = {},
  options: Parameters<typeof startTestApp>[0] = {},
) {
  const testApp = await startTestApp(options)
  const payload = { ...contactFields, message: 'A roof <b>in Vail</b>', ...change }
  const answer = await testApp.app.inject({ method: 'POST', url: '/api/contact', payload })
  const { requestLink, reference } = answer.json<{ requestLink: string; reference: string }>()
  const token = new URL(requestLink, 'https://x.example').searchParams.get('token') ?? ''
  return { ...testApp, link: requestLink, token, reference }
}

/** Encodes a form post with files as a browser does. @param fields the other fields of the form, which come first */
export function upload(
  files: readonly [name: string, type: string, bytes: Buffer][],
  fields: Readonly<Record<string, string>> = {},
) {
  const texts = Object.entries(fields).map(
    ([name, value]) => `--XX\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const parts = files.flatMap(([name, type, bytes]) => [
    `--XX\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
    bytes,
    '\r\n',
  ])
  return {
    headers: { ...sameOriginHeaders, 'content-type': 'multipart/form-data; boundary=XX' },
    payload: Buffer.concat(
      [...texts, ...parts, '--XX--\r\n'].map((part) =>
        typeof part === 'string' ? Buffer.from(part) : part,
      ),
    ),
  }
}

/** Adds files to a lead by its link. */
export const uploadFiles = (
  { app, token, remoteAddress }: { app: TestApp['app']; token: string; remoteAddress?: string },
  ...files: Parameters<typeof upload>[0]
) => {
  const from = remoteAddress === undefined ? {} : { remoteAddress }
  const url = `/api/request/files?token=${token}`
  return app.inject({ method: 'POST', url, ...from, ...upload(files) })
}

export const pdfBytes = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
