import type { ReactElement } from 'react'
import type { Impression } from '../../plates/ink.ts'

/** Flat inks, one over another, as the plates of the towns are printed. Neighbors of one ink and kind are one path. */
export function Printed({ impressions }: { impressions: readonly Impression[] }): ReactElement {
  const merged: Impression[] = []
  for (const each of impressions) {
    const last = merged.at(-1)
    if (each.d === '') continue
    if (last && last.ink === each.ink && last.stroke === each.stroke && last.dash === each.dash)
      merged[merged.length - 1] = { ...last, d: last.d + each.d }
    else merged.push(each)
  }
  return (
    <>
      {merged.map(({ ink, d, stroke, dash }, i) =>
        stroke === undefined ? (
          <path key={i} fill={ink} d={d} />
        ) : (
          <path
            key={i}
            fill="none"
            stroke={ink}
            strokeWidth={stroke}
            strokeLinecap="round"
            strokeDasharray={dash}
            d={d}
          />
        ),
      )}
    </>
  )
}
