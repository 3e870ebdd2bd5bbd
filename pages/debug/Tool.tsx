import { contactRequest } from '../../services/api/contact-form/contract.ts'
import { subscribeRequest } from '../../services/api/subscribers/contract.ts'
import { paths } from '../../services/api/contract/paths.ts'
import { imageUrl } from '../../services/content/model/urls.ts'
import { callService, CallTester, callThroughCache, emptyCache } from './CallTester.tsx'
import { SchemaTester } from './SchemaTester.tsx'

/** Every public call of S6.1 to S6.4: reading calls are made, writing ones are only validated. */
export function Tool({ image }: { image: string }) {
  return (
    <>
      <section>
        <h2>Ask</h2>
        <p>These calls only read.</p>
        <CallTester call={callService} label="Alive" path={paths.health} />
        <CallTester call={callService} label="Ready" path={paths.ready} />
        <CallTester
          call={callService}
          label="A location service"
          path={paths.locationService('roofing-vail-colorado')}
        />
        <CallTester
          call={callService}
          label="One that is not there"
          path={paths.locationService('roofing-nowhere')}
        />
        <CallTester
          call={callService}
          label="A picture"
          path={imageUrl('original', `${image}.webp`)}
        />
      </section>
      <section>
        <h2>Ask through the browser’s cache</h2>
        <p>An answer is kept on this device for a day.</p>
        <CallTester
          call={callThroughCache}
          extra={{ label: 'Empty', run: emptyCache }}
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
        <SchemaTester
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
        <SchemaTester
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
