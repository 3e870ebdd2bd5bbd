import { Crumbs } from '../../renderer/components/Crumbs.tsx'
import { Hero } from '../../renderer/components/Hero.tsx'
import { Stats } from '../../renderer/components/Stats.tsx'
import type { LocationData } from './+data.ts'

export interface OpeningData extends Pick<
  LocationData,
  'badge' | 'title' | 'lead' | 'picture' | 'fallback'
> {
  head: Pick<LocationData['head'], 'crumbs'>
  copy: Pick<LocationData['copy'], 'stats'>
}

/** SPEC.md §2 "Location service page": the hero, its two ways on, and four figures. */
export function Opening({ page }: { page: OpeningData }) {
  return (
    <>
      <Hero
        badge={page.badge}
        title={page.title}
        lead={page.lead}
        picture={page.picture}
        fallback={page.fallback}
      >
        <a className="button" href="/contact">
          Get a Free Estimate
        </a>
        <a className="quiet-action" href="#services">
          Explore Our Services
        </a>
      </Hero>
      <Crumbs crumbs={page.head.crumbs} />
      <div className="wide">
        <Stats stats={page.copy.stats} />
      </div>
    </>
  )
}
