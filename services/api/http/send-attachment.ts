import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Attachment } from '../attachments/contract.ts'

/**
 * Sends an uploaded file to staff as a download. Its type is the one that was detected from its bytes, and headers
 * prevent browsers from opening or sniffing it.
 */
export const sendAttachment = (
  reply: FastifyReply,
  { kind, bytes, name }: Attachment,
  content: Readable,
): FastifyReply =>
  reply
    .headers({
      'content-type': kind === 'pdf' ? 'application/pdf' : `image/${kind}`,
      'content-length': bytes,
      'content-disposition': disposition(name),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
    .send(content)

/** Formats Content-Disposition (RFC 6266): an ASCII name, and the full name for browsers that support RFC 8187. */
function disposition(name: string): string {
  const plain = name.replaceAll(/[^\w. -]/g, '_')
  const whole = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}
