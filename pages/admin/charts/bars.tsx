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

interface SparklineProps {
  title: string
  values: readonly number[]
}

const [width, height, gap] = [300, 48, 2]

/** A sparkline of a month: a bar per day, without axes, so that it needs no chart library. */
export function Sparkline({ title, values }: SparklineProps) {
  const max = Math.max(1, ...values)
  const step = width / Math.max(values.length, 1)
  return (
    <svg
      className="sparkline"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={title}
    >
      {values.map((value, n) => {
        const barHeight = value === 0 ? 1 : Math.max(3, (value / max) * height)
        return (
          <rect
            key={n}
            className={value === 0 ? 'track' : 'current'}
            x={n * step}
            y={height - barHeight}
            width={step - gap}
            height={barHeight}
          />
        )
      })}
    </svg>
  )
}
