import { receiptKey } from '../client/page-names.ts'

/** The service's response to an accepted request. */
export interface ContactReceipt {
  /** The lead's reference, for the phone. */
  reference: string | undefined
  /** The due time as text. */
  answerBy: string | undefined
  /** A path of ours where the sender sees the request, corrects it and adds files. */
  requestLink: string | undefined
}

/** Keeps the receipt for the rest of the visit, so that every page with a form leads back to the request. */
export function saveReceipt(receipt: ContactReceipt): void {
  try {
    sessionStorage.setItem(receiptKey, JSON.stringify(receipt))
  } catch {
    // Storage is denied: the email has the link too.
  }
}

/** The receipt of a request that was sent during this visit. */
export function savedReceipt(): ContactReceipt | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(receiptKey) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return undefined
    const text = (name: keyof ContactReceipt) => {
      const value: unknown = Reflect.get(stored, name)
      return typeof value === 'string' ? value : undefined
    }
    const requestLink = text('requestLink')
    return {
      reference: text('reference'),
      answerBy: text('answerBy'),
      // Only a path of ours becomes a link.
      requestLink: requestLink?.startsWith('/api/') ? requestLink : undefined,
    }
  } catch {
    return undefined
  }
}
