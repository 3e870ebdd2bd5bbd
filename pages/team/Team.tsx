import { Picture } from '../../renderer/components/Picture.tsx'
import type { PictureData } from '../../renderer/components/picture-data.ts'
import { renderParts, useWords } from '../../renderer/page-context.tsx'
import { PhoneLink } from '../../renderer/shell/links.tsx'
import { mailtoLink } from '../../services/content/model/mailto-link.ts'
import type { TeamEntry, WhoComesEntry } from './team-data.ts'

interface PortraitProps {
  picture?: PictureData | undefined
  initials: string
  /** How it loads. */
  priority?: 'second' | undefined
}

/** A portrait or, without one, the initials in a disc. */
const Portrait = ({ picture, initials, priority }: PortraitProps) =>
  picture ? (
    <span className="initials">
      <Picture picture={picture} sizes="4rem" priority={priority} />
    </span>
  ) : (
    <span className="initials" aria-hidden="true">
      {initials}
    </span>
  )

/** Everybody of the team, on the page about the firm, below its picture. */
export const Team = ({ members }: { members: readonly TeamEntry[] }) => {
  const first = members.find(({ picture }) => picture)
  return (
    <ul className="team">
      {members.map(({ name, role, about, facts, licenses, ...member }) => (
        <li key={name}>
          <Portrait {...member} priority={name === first?.name ? 'second' : undefined} />
          <div>
            <h3>{name}</h3>
            <p className="role">{role}</p>
            {about && <p>{about}</p>}
            <ul className="fine-print">
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
              {licenses.map(({ text, href }) => (
                <li key={text}>
                  {href === undefined ? (
                    text
                  ) : (
                    <a href={href} rel="external noopener">
                      {text}
                    </a>
                  )}
                </li>
              ))}
              <Reach {...member} />
            </ul>
          </div>
        </li>
      ))}
    </ul>
  )
}

const Reach = ({
  phone,
  email,
  isReachable,
}: Pick<TeamEntry, 'phone' | 'email' | 'isReachable'>) => (
  <>
    {phone && <li>{isReachable ? <PhoneLink number={phone} /> : phone}</li>}
    {email && <li>{isReachable ? <a href={mailtoLink(email)}>{email}</a> : email}</li>}
  </>
)

/** Who comes for the trade of a page, above its form. */
export function WhoComes({ name, role, facts, ...member }: WhoComesEntry) {
  const t = useWords('team')
  return (
    <div className="who-comes">
      <Portrait {...member} />
      <p>
        {renderParts(t.parts('meet', { name: <strong key="name">{name}</strong>, role }))}{' '}
        {facts.length > 0 && <small>{facts.join(' · ')}</small>}
      </p>
    </div>
  )
}
