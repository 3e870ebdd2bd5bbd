import { Hero } from './Hero.tsx'
import type { PictureData } from './picture-data.ts'

interface PageTopProps {
  title: string
  lead?: string | undefined
  picture?: PictureData | undefined
}

/** A page's headline: over a scene where the page has one, plain where it has none. */
export function PageTop({ title, lead, picture }: PageTopProps) {
  if (picture) return <Hero title={title} lead={lead} picture={picture} />
  return (
    <div className="page-top">
      <div className="wide">
        <h1>{title}</h1>
        {lead && <p className="hero-lead">{lead}</p>}
      </div>
    </div>
  )
}
