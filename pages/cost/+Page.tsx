import { CallToAction, PageHeader } from '../../renderer/components/headings.tsx'
import { LinkSentences } from '../../renderer/components/LinkSentences.tsx'
import { Links, Points, SourceLink } from '../../renderer/components/lists.tsx'
import { useCallToAction, useData } from '../../renderer/page-context.tsx'
import type { data } from './+data.ts'

type CostData = ReturnType<typeof data>

/** A cost guide: published price ranges with their sources, an example, and what affects a price. */
export function Page() {
  const {
    headline,
    summary,
    picture,
    prices,
    sources,
    factor,
    example,
    drivers,
    excludes,
    offering,
    towns,
    others,
  } = useData<typeof data>()
  return (
    <>
      <PageHeader title={headline} lead={summary} picture={picture} />
      <article>
        <div className="band wide">
          <p className="section-intro">
            {prices.length > 0
              ? 'These are other people’s published figures, not our quotes. Your price comes from your house, and you get it in writing before anything starts.'
              : 'The published figures we had are out of date, so we’ve taken them down while we look up new ones. Want a number now? We’ll come look and put one in writing.'}{' '}
            See how we do the work: <a href={offering.path}>{offering.label}</a>.
          </p>
          {prices.length > 0 && <Prices prices={prices} sources={sources} />}
        </div>
        {(factor || example) && (
          <div className="band stone">
            <div className="wide price-columns">
              {example && <Example {...example} />}
              {factor && <Factor {...factor} />}
            </div>
          </div>
        )}
        <div className="band wide">
          <h2>What moves the price</h2>
          <Points points={drivers} />
        </div>
        {towns.length > 0 && (
          <div className="band stone">
            <div className="wide">
              <h2>How we do it in your town</h2>
              <LinkSentences sentences={towns} />
            </div>
          </div>
        )}
        <div className="band wide price-columns">
          <section>
            <h2>What’s not in these figures</h2>
            <ul>
              {excludes.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </section>
          {others.length > 0 && (
            <section>
              <h2>Other jobs</h2>
              <Links links={others} />
            </section>
          )}
        </div>
      </article>
      <CallToAction
        title="Want the number for your house?"
        description="We’ll come look, then put a price in writing. It’s free, no strings attached."
        action={useCallToAction()}
      />
    </>
  )
}

function Prices({ prices, sources }: Pick<CostData, 'prices' | 'sources'>) {
  return (
    <section className="price-list">
      <h2>What’s published</h2>
      <ul className="points">
        {prices.map(({ label, range, unit, place, here, source }) => (
          <li key={label}>
            <h3>{label}</h3>
            <p className="price">{range}</p>
            <p>{unit}</p>
            {here && (
              <p>
                {here.where}, roughly <strong>{here.range}</strong>
              </p>
            )}
            <p className="fine-print">
              {place}.{' '}
              <a href={source.url} rel="external noopener" className="source">
                Source {source.number}
              </a>
            </p>
          </li>
        ))}
      </ul>
      <ol className="fine-print price-sources">
        {sources.map(({ read, lookUpBy, ...source }) => (
          <li key={source.url}>
            <SourceLink source={source} />, read on {read}. We look it up again by {lookUpBy}.
          </li>
        ))}
      </ol>
    </section>
  )
}

function Factor({ name, where, derivation, low, high, source }: NonNullable<CostData['factor']>) {
  return (
    <section>
      <h2>
        The {name}: {low} to {high}
      </h2>
      <p>
        {derivation} Where a card says “{where},” we multiplied the low figure by {low} and the high
        one by {high}. That’s arithmetic, not anyone’s published price.
      </p>
      <p className="fine-print">
        <SourceLink source={source} />, read on {source.read}.
      </p>
    </section>
  )
}

function Example({ title, steps }: NonNullable<CostData['example']>) {
  return (
    <section>
      <h2>An example, worked through</h2>
      <h3>{title}</h3>
      <dl>
        {steps.map(({ sum, result, meaning }) => (
          <div key={meaning}>
            <dt>{sum}</dt>
            <dd>
              <strong>{result}</strong> {meaning}
            </dd>
          </div>
        ))}
      </dl>
      <p className="fine-print">
        This is arithmetic to show the size of it. It isn’t a bid, and no house is this simple.
      </p>
    </section>
  )
}
