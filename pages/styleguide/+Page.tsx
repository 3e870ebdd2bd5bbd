import './styleguide.css'
import { Comparison } from '../../renderer/components/Comparison.tsx'
import { Listing } from '../../renderer/components/Listing.tsx'
import { CallToAction, Hero, SectionHeading } from '../../renderer/components/headings.tsx'
import { Faqs, Points, Stats } from '../../renderer/components/lists.tsx'
import { useData } from '../../renderer/page-context.tsx'
import { Testimonials } from '../blocks/Testimonials.tsx'
import type { data } from './+data.ts'
import { colors } from './colors.ts'
import { Compositions } from './Compositions.tsx'
import { States } from './States.tsx'

/** The style guide: every component in each of its states. */
export function Page() {
  const { picture, offerings, testimonials, faqs, office, drawing } = useData<typeof data>()
  return (
    <>
      <Hero
        kind="split"
        badge="Overline"
        title="A scene with the page’s one headline"
        lead="The lead says in one or two sentences what the page is for."
        picture={picture}
      >
        <a className="button" href="#actions">
          The action
        </a>{' '}
        <a className="secondary-action" href="#states">
          The quiet one
        </a>
      </Hero>
      <section className="band wide">
        <h2>Color</h2>
        <p>The switch in the footer shows the other set: light or dark.</p>
        <ul className="swatches">
          {colors.map(([token, use]) => (
            <li key={token}>
              <svg aria-hidden="true">
                <rect width="100%" height="100%" fill={`var(${token})`} />
              </svg>
              <code>{token}</code> {use}
            </li>
          ))}
        </ul>
      </section>
      <section className="band wide">
        <h2>Type</h2>
        {sizes.map(([token, use]) => (
          <p key={token} className="type-sample" data-token={token}>
            {use}
          </p>
        ))}
      </section>
      <section className="band stone" id="actions">
        <div className="wide">
          <SectionHeading
            overline="Overline"
            title="A heading with its overline"
            description="And the sentence that belongs to it."
          />
          <p className="actions">
            <a className="button" href="#actions">
              A button
            </a>{' '}
            <button type="button" className="button" disabled>
              A button that waits
            </button>{' '}
            <a href="#actions">A link</a>{' '}
            <a href="https://example.com/" rel="external noopener" className="external">
              A link that leaves
            </a>
          </p>
        </div>
      </section>
      <States />
      <section className="band wide">
        <h2>Figures</h2>
        <Stats
          stats={[
            { value: '100 psf', label: 'ground snow load' },
            { value: '48 in', label: 'frost depth' },
            { value: '8,150 ft', label: 'elevation' },
          ]}
        />
      </section>
      <section className="band dark">
        <div className="wide">
          <h2>Points on a dark band</h2>
          <Points
            points={[
              { title: 'One idea', text: 'Said in a sentence or three, under a thin gold line.' },
              { title: 'A second', text: 'Of about the same length, so that the row is calm.' },
              { title: 'A third', text: 'Three is enough for a row; nine are three rows.' },
            ]}
          />
        </div>
      </section>
      <section className="band wide">
        <h2>A list of pages</h2>
        <Listing entries={offerings} />
      </section>
      <section className="band wide">
        <h2>What people say</h2>
        <Testimonials entries={testimonials} />
      </section>
      <section className="band wide">
        <Comparison
          title="A table"
          brand="We"
          others={['One way', 'Another', 'A third']}
          rows={[
            { feature: 'A row', us: 'What we do', others: ['Seldom', 'Sometimes', 'For a fee'] },
            { feature: 'Another', us: 'In writing', ask: 'Do I get it in writing?' },
          ]}
        />
      </section>
      <Compositions office={office} drawing={drawing} />
      <Faqs title="Questions" faqs={faqs} />
      <CallToAction
        title="The last band"
        description="One sentence, one action."
        action={{ label: 'The action', href: '/contact' }}
      />
    </>
  )
}

/** The tokens of `renderer/styles/tokens.css` that the style guide shows, with their use. */
const sizes = [
  ['--size-1', 'The page’s one headline'],
  ['--size-2', 'A section’s title'],
  ['--size-3', 'A title in a list'],
  ['--size-lead', 'A lead: one or two sentences under a title'],
  ['--size-body', 'Reading text'],
  ['--size-small', 'Notes, sources, captions'],
] as const
