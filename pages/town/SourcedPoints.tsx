import type { TownData } from './+data.ts'

type SourcedPoint = TownData['hub']['hazards'][number]

/** Short texts, each with the public source that it comes from. */
export const SourcedPoints = ({ points }: { points: readonly SourcedPoint[] }) => (
  <ul className="points">
    {points.map(({ title, text, source }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
        <p>
          <a href={source.url} rel="external noopener" className="source">
            {source.title}
          </a>
        </p>
      </li>
    ))}
  </ul>
)
