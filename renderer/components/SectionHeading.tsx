/** SPEC.md §3 "Section heading". */
export interface SectionHeadingProps {
  overline?: string | undefined
  title: string
  description?: string | undefined
  center?: boolean | undefined
  id?: string | undefined
}

export function SectionHeading({ overline, title, description, center, id }: SectionHeadingProps) {
  return (
    <div className="section-heading" data-center={center || undefined}>
      {overline && <p className="overline">{overline}</p>}
      <h2 id={id}>{title}</h2>
      {description && <p className="section-lead">{description}</p>}
    </div>
  )
}
