interface Bar {
  key: string
  label: string
  value: number
  /** The bar's values as text. */
  description: string
}

/** Horizontal bars scaled to the longest; long labels fit above them. */
export function BarList({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const max = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <ul className="bar-list" aria-label={title}>
      {bars.map(({ key, label, value, description }) => (
        <li key={key}>
          <span>{label}</span> <span className="bar-value">{description}</span>
          <svg width="100%" height="8" aria-hidden="true">
            <rect className="track" width="100%" height="8" />
            <rect className="current" width={`${(value / max) * 100}%`} height="8" />
          </svg>
        </li>
      ))}
    </ul>
  )
}
