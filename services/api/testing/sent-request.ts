import { ownOrigin, aRequest, wholeApp, type WholeApp } from './whole-app.ts'

/** A request that came in, and the token of its link. In: what differs from the usual one. */
export async function sentRequest(change: object = {}) {
  const whole = await wholeApp()
  const payload = { ...aRequest, message: 'A roof <b>in Vail</b>', ...change }
  const answer = await whole.app.inject({ method: 'POST', url: '/api/contact', payload })
  const { requestLink, reference } = answer.json<{ requestLink: string; reference: string }>()
  const token = new URL(requestLink, 'https://x.example').searchParams.get('token') ?? ''
  return { ...whole, link: requestLink, token, reference }
}

/** A form post with files, as a browser sends it. */
function upload(files: readonly [name: string, type: string, bytes: Buffer][]) {
  const parts = files.flatMap(([name, type, bytes]) => [
    `--XX\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
    bytes,
    '\r\n',
  ])
  return {
    headers: { ...ownOrigin, 'content-type': 'multipart/form-data; boundary=XX' },
    payload: Buffer.concat([...parts.map((part) => Buffer.from(part)), Buffer.from('--XX--\r\n')]),
  }
}

/** Adds files to a request, by its link. */
export const putFiles = (
  { app, token }: { app: WholeApp['app']; token: string },
  ...files: Parameters<typeof upload>[0]
) => app.inject({ method: 'POST', url: `/api/request/files?token=${token}`, ...upload(files) })

export const aPdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
