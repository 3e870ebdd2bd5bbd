import type { Site } from './site.ts'

/** What homes in the firm's care came to, and whose homes those are. */
export interface Outcomes {
  stats: { value: string; label: string }[]
  note: string
}

/** In: the firm's claims. Out: the two figures beside what sets the work apart (SPEC.md §2 "Location service page"). */
export function outcomes(claims: Site['claims']): Outcomes {
  const [savings, rise] = [claims['maintenance-savings'], claims['value-increase']]
  return {
    stats: [
      { value: savings?.text ?? '', label: 'less spent on maintenance in a year' },
      { value: rise?.text ?? '', label: 'rise in value over 5 years' },
    ],
    note: [savings?.note, rise?.note].filter(Boolean).join(' '),
  }
}
