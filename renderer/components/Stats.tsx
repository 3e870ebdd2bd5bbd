/** Figures with what they count, in one quiet row. */
export function Stats({ stats }: { stats: readonly { value: string; label: string }[] }) {
  return (
    <dl className="stats">
      {stats.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
