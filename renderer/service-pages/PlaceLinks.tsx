export interface PlaceLinksProps {
  title: string
  links: readonly { path: string; title: string }[]
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
            <ul className="link-list">
              {links.map(({ path, title }) => (
                <li key={path}>
                  <a href={path}>{title}</a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </noscript>
  )
}
