import { contactRequest } from '../../services/api/contract/contact.ts'
import { subscribeRequest } from '../../services/api/contract/newsletter.ts'
import { paths } from '../../services/api/contract/paths.ts'
import { imageUrl } from '../../services/content/model/urls.ts'
import { Asked } from './Asked.tsx'
import { Cached } from './Cached.tsx'
import { Checked } from './Checked.tsx'

/** Every public call of SPEC.md §7: those that only read are made, those that write are checked. */
export function Tool({ image }: { image: string }) {
  return (
    <>
      <section>
        <h2>Ask</h2>
        <p>These calls only read.</p>
        <Asked label="Alive" path={paths.health} />
        <Asked label="Ready" path={paths.ready} />
        <Asked label="A location service" path={paths.locationService('roofing-vail-colorado')} />
        <Asked label="One that is not there" path={paths.locationService('roofing-nowhere')} />
        <Asked label="A picture" path={imageUrl('original', `${image}.webp`)} />
      </section>
      <section>
        <h2>Ask through the browser’s cache</h2>
        <p>An answer is kept on this device for a day.</p>
        <Cached
          label="A kept location service"
          path={paths.locationService('siding-vail-colorado')}
        />
      </section>
      <section>
        <h2>Check without sending</h2>
        <p>
          The payload is held against the contract here, in the browser. Nothing is sent, and no
          request is made.
        </p>
        <Checked
          label={`POST ${paths.contact}`}
          schema={contactRequest}
          example={{
            name: 'Ana Trujillo',
            email: 'ana@example.com',
            phone: '970-555-0182',
            serviceType: 'custom',
            acceptTerms: true,
            services: ['residential-construction', 'custom-builds'],
            message: '',
          }}
        />
        <Checked
          label={`POST ${paths.newsletter}`}
          schema={subscribeRequest}
          example={{
            email: 'ana@example.com',
            firstName: '',
            lastName: '',
            zipCode: '',
            interests: ['Mountain Building Guide'],
          }}
        />
      </section>
    </>
  )
}
