import { AskLine } from '../../renderer/components/AskLine.tsx'
import { Costs } from './PriceSections.tsx'
import type { data } from './+data.ts'

/** What is included, and the steps of the work beside it. */
export function Scope({
  features,
  costs,
  steps,
}: Pick<ReturnType<typeof data>, 'features' | 'costs' | 'steps'>) {
  return (
    <section className="band wide scope">
      <div>
        <h2>What is included</h2>
        <ul className="checklist">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <Costs costs={costs} />
      </div>
      <div>
        <h2>How the work runs</h2>
        <ol className="steps">
          {steps.map(({ title, duration, text }) => (
            <li key={title}>
              <h3>
                {title} <span className="duration">{duration}</span>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <AskLine />
      </div>
    </section>
  )
}
