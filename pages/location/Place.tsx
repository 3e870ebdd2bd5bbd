import { Picture } from '../../renderer/components/Picture.tsx'
import type { PictureData } from '../../renderer/components/picture-data.ts'
import type { Figure } from '../../services/content/model/town-figures.ts'

interface PlaceProps {
  town: {
    name: string
    county: string
    intro: string
    permits: { office: string; url: string; review: string }
  }
  figures: readonly Figure[]
  /** The town; left out where it is the page's scene already. */
  picture?: PictureData | undefined
  consequences: readonly { title: string; text: string; local: string | undefined }[]
  local: readonly string[]
}

/** The town first: its facts with their sources, then what each asks of this trade. */
export function Place({ town, figures, picture, consequences, local }: PlaceProps) {
  return (
    <section className="band wide place" aria-labelledby="place">
      <div className={picture && 'split'}>
        <div className={picture ? undefined : 'measured'}>
          <h2 id="place">Building in {town.name}</h2>
          <p className="section-lead">{town.intro}</p>
          {local.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {picture && (
          <Picture picture={picture} sizes="(min-width: 48em) 50rem, 100vw" order="second" />
        )}
      </div>
      <dl className="figures">
        {figures.map(({ label, value, note, source, confirm }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figure">{value}</dd>
            <dd className="figure-note">
              {note && <>{note} </>}
              {confirm && <>To be confirmed for your lot. </>}
              <a href={source.url} rel="external noopener" className="source">
                {source.title}
              </a>
            </dd>
          </div>
        ))}
        <div className="permits">
          <dt>Building permits</dt>
          <dd>
            <a href={town.permits.url} rel="external noopener">
              {town.permits.office}
            </a>
          </dd>
          <dd className="figure-note">{town.permits.review}</dd>
        </div>
      </dl>
      {consequences.map(({ title, text, local: here }) => (
        <div key={title} className="consequence">
          <h3>{title}</h3>
          <div>
            {here && <p>{here}</p>}
            <p>{text}</p>
          </div>
        </div>
      ))}
    </section>
  )
}
