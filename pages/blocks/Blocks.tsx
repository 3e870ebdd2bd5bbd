import { AnnotatedDrawing } from '../../renderer/components/AnnotatedDrawing.tsx'
import {
  ActionLink,
  Breadcrumbs,
  CallToAction,
  HeroBand,
  SectionHeading,
} from '../../renderer/components/headings.tsx'
import { Listing, type ListingEntry } from '../../renderer/components/Listing.tsx'
import { Faqs, Points, Stats } from '../../renderer/components/lists.tsx'
import { OfficeCards } from '../../renderer/components/OfficeCards.tsx'
import { ComparisonTable } from '../../renderer/components/Comparison.tsx'
import { PictureGallery } from '../../renderer/components/PictureGallery.tsx'
import { Prose } from '../../renderer/components/Prose.tsx'
import { Reviews } from '../../renderer/components/Proof.tsx'
import { StreetMap } from '../../renderer/components/StreetMap.tsx'
import { Video } from '../../renderer/components/Video.tsx'
import { Words } from '../../renderer/components/Words.tsx'
import { ContactForm } from '../../renderer/forms/ContactForm.tsx'
import { PageScript } from '../../renderer/head/PageScript.tsx'
import type { BlockData } from './block-data.ts'
import { Offers } from './OfferBlocks.tsx'
import { Testimonials } from './Testimonials.tsx'
import { TownWall } from './TownWall.tsx'

/** The blocks of a page, in their order. */
export const Blocks = ({ blocks }: { blocks: readonly BlockData[] }) =>
  blocks.map((data, index) => <Block key={index} data={data} />)

function Block({ data }: { data: BlockData }) {
  const { id, priority } = data
  switch (data.block) {
    case 'hero':
      return <HeroBlock {...data} />
    case 'figures':
      return (
        data.figures.length > 0 && (
          <div className="home-stats">
            <Stats stats={data.figures} />
          </div>
        )
      )
    case 'offers':
      return <Offers {...data} />
    case 'towns':
      return <TownWall {...data} />
    case 'cutaway':
      return <AnnotatedDrawing {...data} eager={priority !== undefined} />
    case 'testimonials':
      return (
        <section className="band wide" id={id}>
          <SectionHeading {...data} />
          <Testimonials entries={data.entries} priority={priority} />
        </section>
      )
    case 'reasons':
      return (
        <section className="band wide" id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{data.title}</h2>
          <Points points={data.points} />
        </section>
      )
    case 'contact':
      return <ContactBlock {...data} />
    case 'banner':
      return <CallToAction {...data} />
    case 'text':
      return <TextBlock {...data} />
    case 'cards':
    case 'projects':
      return <ListBlock {...data} />
    case 'gallery':
      return <GalleryBlock {...data} />
    case 'video':
      return <VideoBlock {...data} />
    case 'downloads':
      return <Downloads {...data} />
    case 'comparison':
      return <ComparisonBlock {...data} />
    case 'steps':
      return <Steps {...data} />
    case 'faq':
      return <Faqs id={id} title={data.title} faqs={data.questions} />
    case 'reviews':
      return (
        <section className="band wide" id={id}>
          <SectionHeading {...data} />
          <Reviews reviews={data.reviews} />
          {data.action && <MoreLink {...data.action} />}
        </section>
      )
  }
}

/** A headline beside a picture: that of the page, or one further down. */
function HeroBlock({ overline, action, isHeadline, ...hero }: BlockData<'hero'>) {
  return (
    <>
      <HeroBand
        {...hero}
        badge={overline}
        kind={isHeadline ? 'full-bleed' : 'split'}
        level={isHeadline ? 1 : 2}
      >
        {action && <ActionLink {...action} className="button" />}
      </HeroBand>
      {isHeadline && <Breadcrumbs />}
      {hero.sunAt && <PageScript name="hero-light" />}
    </>
  )
}

/** The office and the estimate form. */
const ContactBlock = ({
  id,
  office,
  map,
  formTitle,
  priority,
  ...heading
}: BlockData<'contact'>) => (
  <section className="band stone" id={id}>
    <div className="wide split">
      <div>
        <SectionHeading {...heading} />
        <OfficeCards {...office} />
        {map && <StreetMap address={office.mapped} {...map} eager={priority !== undefined} />}
      </div>
      <ContactForm title={formTitle} hours={office.hours} />
    </div>
  </section>
)

/** Paragraphs, or the page's own text. */
const TextBlock = ({ id, title, paragraphs, html, action, ...heading }: BlockData<'text'>) => (
  <section className="band narrow" id={id}>
    {title && <SectionHeading {...heading} title={title} />}
    {paragraphs ? (
      <div className="prose">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Words>{paragraph}</Words>
          </p>
        ))}
      </div>
    ) : (
      <Prose html={html ?? ''} />
    )}
    {action && <MoreLink {...action} />}
  </section>
)

/** Pages with their pictures. */
const ListBlock = ({ id, entries, action, priority, ...heading }: ListBlockProps) => (
  <section className="band wide" id={id}>
    <SectionHeading {...heading} />
    <Listing entries={entries} eager={priority !== undefined} />
    {action && <MoreLink {...action} />}
  </section>
)

type ListBlockProps = BlockData<'cards' | 'projects'> & { entries: readonly ListingEntry[] }

/** Pictures with captions. */
const GalleryBlock = ({ id, title, entries, priority, ...heading }: BlockData<'gallery'>) => (
  <section className="band wide" id={id}>
    {title && <SectionHeading {...heading} title={title} />}
    <PictureGallery entries={entries} priority={priority} />
  </section>
)

const VideoBlock = ({ id, title, video, ...heading }: BlockData<'video'>) => (
  <section className="band wide" id={id}>
    {title && <SectionHeading {...heading} title={title} />}
    <Video {...video} />
  </section>
)

/** Files to download. */
const Downloads = ({ id, entries, ...heading }: BlockData<'downloads'>) => (
  <section className="band wide" id={id}>
    <SectionHeading {...heading} />
    <ul className="downloads">
      {entries.map(({ label, address, kind }) => (
        <li key={address} className="download">
          <a href={address}>
            {label} <small>({kind})</small>
          </a>
        </li>
      ))}
    </ul>
  </section>
)

/** A table that compares things. */
const ComparisonBlock = ({
  id,
  columns: [first = '', ...others],
  rows,
  ...heading
}: BlockData<'comparison'>) => (
  <section className="band wide" id={id}>
    <SectionHeading {...heading} />
    <ComparisonTable
      first={first}
      others={others}
      rows={rows.map(({ feature, cells: [us = '', ...rest] }) => ({ feature, us, others: rest }))}
    />
  </section>
)

/** Numbered steps. */
const Steps = ({ id, items, action, ...heading }: BlockData<'steps'>) => (
  <section className="band wide" id={id}>
    <SectionHeading {...heading} />
    <ol className="steps">
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
    {action && <MoreLink {...action} />}
  </section>
)

const MoreLink = (action: { label: string; href: string }) => (
  <ActionLink {...action} className="more-link" />
)
