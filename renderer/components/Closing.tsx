import { SectionHeading, type SectionHeadingProps } from './SectionHeading.tsx'

interface ClosingProps extends SectionHeadingProps {
  action?: { label: string; href: string } | undefined
}

/** The last band of a page: one sentence, one action. */
export function Closing({ action, ...heading }: ClosingProps) {
  return (
    <section className="band dark closing">
      <div className="wide">
        <SectionHeading {...heading} />
        {action && (
          <a className="button" href={action.href}>
            {action.label}
          </a>
        )}
      </div>
    </section>
  )
}
