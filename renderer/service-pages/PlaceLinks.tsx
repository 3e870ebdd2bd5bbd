import { Links } from '../components/lists.tsx'

export interface PlaceLinksProps {
  title: string
  links: readonly { path: string; label: string }[]
}

/** What a page that only its script can show has without JavaScript: its title, and the pages about it. */
export function PlaceLinks({ title, links }: PlaceLinksProps) {
  const [only, ...more] = links
  return (
    <noscript>
      <div className="band narrow">
        {only && more.length === 0 ? (
          <h1>
            <a href={only.path}>{title}</a>
          </h1>
        ) : (
          <>
            <h1>{title}</h1>
            <Links className="link-list" links={links} />
          </>
        )}
      </div>
    </noscript>
  )
}
