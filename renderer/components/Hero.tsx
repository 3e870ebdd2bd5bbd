import type { ReactNode } from 'react'
import { Picture } from './Picture.tsx'
import type { PictureData } from './picture-data.ts'

interface HeroProps {
  /** The small line above the title. */
  badge?: string | undefined
  title: string
  lead?: string | undefined
  picture: PictureData
  /** Shown when the picture cannot be loaded (SPEC.md §2); its own JPEG when left out. */
  fallback?: PictureData | undefined
  /** Buttons and links under the lead. */
  children?: ReactNode
  /** Fills most of the first screen. */
  tall?: boolean
}

/** A scene across the page with the page's one headline on its calm side. */
export function Hero({ badge, title, lead, picture, fallback, children, tall }: HeroProps) {
  return (
    <div className="hero" data-tall={tall || undefined}>
      <Picture
        picture={picture}
        fallback={fallback}
        sizes="100vw"
        order="first"
        className="hero-picture"
      />
      <div className="wide hero-words">
        {badge && <p className="overline">{badge}</p>}
        <h1>{title}</h1>
        {lead && <p className="hero-lead">{lead}</p>}
        {children && <div className="actions">{children}</div>}
      </div>
    </div>
  )
}
