import { OfficeCards } from '../../renderer/components/OfficeCards.tsx'
import { StreetMap } from '../../renderer/components/StreetMap.tsx'
import { ScrollTable } from '../../renderer/components/TitledTable.tsx'
import type { PictureData } from '../../renderer/components/picture-data.ts'
import { AnnotatedDrawing } from '../../renderer/components/AnnotatedDrawing.tsx'
import type { OfficeData } from '../page-parts.ts'
import { Rental } from '../offering/PriceSections.tsx'

/** Sections that only single templates have: steps, rental terms, a drawing with markers, prose, the map. */
export function Compositions({ office, drawing }: { office: OfficeData; drawing: PictureData }) {
  return (
    <>
      <section className="band wide split">
        <div>
          <h2>What’s included</h2>
          <ul className="checklist">
            <li>A thing that is part of the work</li>
            <li>Another, said as shortly</li>
          </ul>
        </div>
        <div>
          <h2>Steps with durations</h2>
          <ol className="steps">
            <li>
              <h3>
                First <span className="duration">1 day</span>
              </h3>
              <p>What happens, and who is there.</p>
            </li>
            <li>
              <h3>
                Then <span className="duration">2–4 weeks</span>
              </h3>
              <p>What has to be waited for, and why.</p>
            </li>
          </ol>
        </div>
      </section>
      <Rental
        title="A machine by the day, the week or the month"
        phone={undefined}
        rates={{
          rows: [
            {
              machine: 'A small machine',
              day: '$95',
              week: '$290',
              month: '$890',
              deposit: '$100',
            },
            {
              machine: 'A large machine',
              day: undefined,
              week: '$890',
              month: '$2,400',
              deposit: undefined,
            },
          ],
          summary: false,
          delivery: [{ zone: 'The towns near the yard', price: '$95' }],
          note: 'What else to know of the prices.',
        }}
        terms={{
          day: 'What a day is good for.',
          week: 'What a week is good for.',
          month: 'What a month is good for.',
          note: 'What else to know.',
          delivery: 'the towns near the yard',
        }}
      />
      <AnnotatedDrawing
        title="A picture with numbered places"
        description="Read in the order of its numbers."
        image={drawing}
        places={[
          { title: 'Here', text: 'What a builder sees at this place.', at: [62, 45] },
          { title: 'And here', text: 'What it tells about the rest.', at: [80, 81] },
        ]}
      />
      <section className="band wide">
        <h2 id="prose">Prose</h2>
        <div className="prose">
          <p>
            Sixty to seventy-five characters a line, so that the eye finds the next one. A{' '}
            <a href="#prose">link</a> has a thin rule under it.
          </p>
          <blockquote>
            <p>Somebody else’s words, set in.</p>
          </blockquote>
          <ul className="contains-task-list">
            <li className="task-list-item">A line of a checklist</li>
            <li className="task-list-item">Another</li>
          </ul>
          <ScrollTable aria-label="Table: What, When">
            <thead>
              <tr>
                <th>What</th>
                <th>When</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td data-label="What">Footings</td>
                <td data-label="When">May to September</td>
              </tr>
            </tbody>
          </ScrollTable>
        </div>
      </section>
      <section className="band wide split">
        <OfficeCards {...office} />
        <StreetMap address={office.mapped} {...office.map} />
      </section>
    </>
  )
}
