import { Crumbs } from '../../renderer/components/Crumbs.tsx'
import { OfficeCards } from '../../renderer/components/OfficeCards.tsx'
import { OfficeMap } from '../../renderer/components/OfficeMap.tsx'
import { PageTop } from '../../renderer/components/PageTop.tsx'
import { ContactForm } from '../../renderer/forms/ContactForm.tsx'
import { useData } from '../../renderer/page-context.tsx'
import { SocialLinks } from '../../renderer/shell/SocialLinks.tsx'
import type { data } from './+data.ts'

export function Page() {
  const { head, headline, lead, formTitle, discount, expect, office } = useData<typeof data>()
  return (
    <>
      <PageTop title={headline} lead={lead} />
      <Crumbs crumbs={head.crumbs} />
      <div className="band wide split contact" id="form">
        <ContactForm title={formTitle} discount={discount} />
        <div>
          <h2>{expect.title}</h2>
          {expect.description && <p>{expect.description}</p>}
          {expect.items.length > 0 && (
            <ol className="steps">
              {expect.items.map(({ title, text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          )}
          <OfficeCards {...office} />
          <SocialLinks />
        </div>
      </div>
      <div className="band wide">
        <OfficeMap address={office.address} picture={office.map} places={office.places} />
      </div>
    </>
  )
}
