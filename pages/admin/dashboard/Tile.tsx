import { type ReactNode, useId } from 'react'

interface TileProps {
  title: string
  figure: string
  /** What to do next. */
  action: { href: string; label: string }
  /** It should not wait. */
  urgent?: boolean
  children: ReactNode
}

/** One figure, what it means, and what to do about it. */
export function Tile({ title, figure, action, urgent = false, children }: TileProps) {
  const heading = useId()
  return (
    <section className="tile" aria-labelledby={heading} data-urgent={urgent || undefined}>
      <h2 id={heading}>{title}</h2>
      <p className="figure">{figure}</p>
      <div>{children}</div>
      <a href={action.href}>{action.label}</a>
    </section>
  )
}
