import type { Lead } from './lead.ts'

/** No visitor can have it: what stands here otherwise is a hash in hexadecimal digits. */
const mark = 'probe '

/** The fingerprint of a monitor's request (`npm run probe`): marked, so that all know it. */
export const probeFingerprint = (fingerprint: string): string => `${mark}${fingerprint}`

/** Whether a monitor sent it: no letter of it goes out, and the monitor may erase it. */
export const isProbe = ({ fingerprint }: Pick<Lead, 'fingerprint'>): boolean =>
  fingerprint.startsWith(mark)
