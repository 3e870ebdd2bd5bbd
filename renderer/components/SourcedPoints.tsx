interface SourcedPoint {
  title: string
  text: string
  /** `read`: the day it was read there, where readers should know. */
  source: { title: string; url: string; read?: string }
}

/** Short texts, each with the public source that it comes from. */
export const SourcedPoints = ({ points }: { points: readonly SourcedPoint[] }) => (
  <ul className="points">
    {points.map(({ title, text, source }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
        <p className="fine-print">
          <a href={source.url} rel="external noopener" className="source">
            {source.title}
          </a>
          {source.read && <>, read {source.read}</>}
        </p>
      </li>
    ))}
  </ul>
)
