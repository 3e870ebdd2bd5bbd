import './panel-form.css'
import { Breadcrumbs } from '../../renderer/components/headings.tsx'
import { AnnotatedDrawing } from '../../renderer/components/AnnotatedDrawing.tsx'
import { Faqs, Stats } from '../../renderer/components/lists.tsx'
import { ContactForm } from '../../renderer/forms/ContactForm.tsx'
import { renderParts, useData, useWords } from '../../renderer/page-context.tsx'
import type { data } from './+data.ts'

/**
 * The enhanced roofing test page (S1.10), an A/B variant: does a short form above the fold bring more leads than
 * the hero? Its leads contain the variant's path, so that the two can be compared.
 */
export function Page() {
  const t = useWords('testPage')
  const { badge, title, lead, stats, form, drawing, faqs, faqTitle, original } =
    useData<typeof data>()
  return (
    <>
      <div className="page-header">
        <div className="wide split">
          <div>
            <p className="overline">{badge}</p>
            <h1>{title}</h1>
            <p className="hero-intro">{lead}</p>
          </div>
          <div className="panel-form">
            <ContactForm title={t('formTitle')} {...form} compact />
          </div>
        </div>
      </div>
      <Breadcrumbs />
      {stats.length > 0 && (
        <div className="wide">
          <Stats stats={stats} />
        </div>
      )}
      <AnnotatedDrawing {...drawing} />
      <Faqs title={faqTitle} faqs={faqs} />
      <p className="band narrow">
        {renderParts(t.parts('note', { page: <a href={original}>{title}</a> }))}
      </p>
    </>
  )
}
