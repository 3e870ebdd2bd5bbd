import { ActionLink, SectionHeading } from '../../renderer/components/headings.tsx'
import { Links } from '../../renderer/components/lists.tsx'
import { Picture } from '../../renderer/components/Picture.tsx'
import type { BlockData } from './block-data.ts'

/**
 * The posters of the towns, linked to the towns' pages: a grid, and a scrolling strip in narrow windows. Towns without
 * a poster are links below it.
 */
export function TownWall({ id, posters, links, action, priority, ...heading }: BlockData<'towns'>) {
  return (
    <section className="band stone" id={id}>
      <div className="wide">
        <SectionHeading {...heading} />
        {posters.length > 0 && (
          <ul className="town-wall">
            {posters.map(({ name, path, picture }, index) => (
              <li key={path}>
                <a href={path}>
                  <Picture
                    picture={picture}
                    sizes="12rem"
                    priority={index === 0 ? priority : undefined}
                    decorative
                  />
                  <span className="visually-hidden">{name}</span>
                </a>
              </li>
            ))}
            {action && (
              <li className="town-wall-more">
                <ActionLink {...action} />
              </li>
            )}
          </ul>
        )}
        {links.length > 0 && <Links className="town-links" links={links} />}
        {posters.length === 0 && action && <ActionLink {...action} />}
      </div>
    </section>
  )
}
