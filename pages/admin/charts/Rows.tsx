interface Bar {
  key: string
  label: string
  value: number
  /** Its figures in words. */
  told: string
}

/** Bars one under the other, the longest fills the width: names of any length have room. */
export function Rows({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <ul className="bar-rows" aria-label={title}>
      {bars.map(({ key, label, value, told }) => (
        <li key={key}>
          <span>{label}</span> <span className="told">{told}</span>
          <svg width="100%" height="8" aria-hidden="true">
            <rect className="track" width="100%" height="8" />
            <rect className="now" width={`${(value / most) * 100}%`} height="8" />
          </svg>
        </li>
      ))}
    </ul>
  )
}
