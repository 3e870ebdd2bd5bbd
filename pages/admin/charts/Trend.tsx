interface TrendProps {
  title: string
  values: readonly number[]
}

const [width, height, gap] = [300, 48, 2]

/** A month at a glance: a bar a day, without axes. Thirty bars need no library. */
export function Trend({ title, values }: TrendProps) {
  const most = Math.max(1, ...values)
  const step = width / Math.max(values.length, 1)
  return (
    <svg
      className="trend"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={title}
    >
      {values.map((value, n) => {
        const tall = value === 0 ? 1 : Math.max(3, (value / most) * height)
        return (
          <rect
            key={n}
            className={value === 0 ? 'track' : 'now'}
            x={n * step}
            y={height - tall}
            width={step - gap}
            height={tall}
          />
        )
      })}
    </svg>
  )
}
