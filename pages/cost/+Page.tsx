import { CallToAction, PageHeader } from '../../renderer/components/headings.tsx'
import { LinkSentences } from '../../renderer/components/LinkSentences.tsx'
import { Links, Points, Questions, SourceLink } from '../../renderer/components/lists.tsx'
import { renderParts, useCallToAction, useData, useWords } from '../../renderer/page-context.tsx'
import type { data } from './+data.ts'

type CostData = ReturnType<typeof data>

/** A cost guide: published price ranges with their sources, an example, and what affects a price. */
export function Page() {
  const t = useWords('costGuide')
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
    faqs,
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
            {prices.length > 0 ? t('notOurs') : t('expired')}{' '}
            {renderParts(
              t.parts('seeService', { service: <a href={offering.path}>{offering.label}</a> }),
            )}
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
          <h2>{t('drivers')}</h2>
          <Points points={drivers} />
        </div>
        {towns.length > 0 && (
          <div className="band stone">
            <div className="wide">
              <h2>{t('towns')}</h2>
              <LinkSentences sentences={towns} />
            </div>
          </div>
        )}
        <div className="band wide price-columns">
          <section>
            <h2>{t('excludes')}</h2>
            <ul>
              {excludes.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </section>
          {others.length > 0 && (
            <section>
              <h2>{t('others')}</h2>
              <Links links={others} />
            </section>
          )}
        </div>
      </article>
      <Questions faqs={faqs} />
      <CallToAction
        title={t('closingTitle')}
        description={t('closingText')}
        action={useCallToAction()}
      />
    </>
  )
}

function Prices({ prices, sources }: Pick<CostData, 'prices' | 'sources'>) {
  const t = useWords('costGuide')
  return (
    <section className="price-list">
      <h2>{t('published')}</h2>
      <ul className="points">
        {prices.map(({ label, range, unit, place, here, source }) => (
          <li key={label}>
            <h3>{label}</h3>
            <p className="price">{range}</p>
            <p>{unit}</p>
            {here && (
              <p>
                {renderParts(
                  t.parts('here', { where: here.where, range: <strong>{here.range}</strong> }),
                )}
              </p>
            )}
            <p className="fine-print">
              {place}.{' '}
              <a href={source.url} rel="external noopener" className="source">
                {t('source', { number: source.number })}
              </a>
            </p>
          </li>
        ))}
      </ul>
      <ol className="fine-print price-sources">
        {sources.map(({ read, lookUpBy, ...source }) => (
          <li key={source.url}>
            {renderParts(
              t.parts('sourceReadOn', {
                source: <SourceLink source={source} />,
                day: read,
                until: lookUpBy,
              }),
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Factor({ name, where, derivation, source, ...factor }: NonNullable<CostData['factor']>) {
  const t = useWords('costGuide')
  const [low, high] = [String(factor.low), String(factor.high)]
  return (
    <section>
      <h2>{t('factor', { name, low, high })}</h2>
      <p>
        {derivation} {t('factorMeaning', { where, low, high })}
      </p>
      <p className="fine-print">
        {renderParts(
          t.parts('factorSource', { source: <SourceLink source={source} />, day: source.read }),
        )}
      </p>
    </section>
  )
}

function Example({ title, steps }: NonNullable<CostData['example']>) {
  const t = useWords('costGuide')
  return (
    <section>
      <h2>{t('example')}</h2>
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
      <p className="fine-print">{t('exampleMeaning')}</p>
    </section>
  )
}
