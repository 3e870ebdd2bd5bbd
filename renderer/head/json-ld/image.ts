import { absolute, imageUrl } from '../../../services/content/model/urls.ts'

interface ImageInput {
  /** The picture's name. */
  name: string
  /** The path of the page that shows it. */
  path: string
  alt: string
  caption?: string | undefined
  /** Who took it: known to be a person or a company, or a name alone. */
  credit?: { name: string; is?: 'person' | 'studio' | undefined } | undefined
  /** As its holder words it. */
  copyright?: string | undefined
  /** The calendar day it was taken. */
  day?: string | undefined
}

/** A picture of a project, with what is known of who made it and nothing else. */
export const imageNode = (
  origin: string,
  { name, path, alt, caption, credit, copyright, day }: ImageInput,
) => ({
  '@type': 'ImageObject',
  '@id': `${absolute(origin, path)}#picture-${name}`,
  contentUrl: origin + imageUrl(1200, `${name}.jpg`),
  description: alt,
  ...(caption !== undefined && { caption }),
  ...(credit && { creditText: credit.name }),
  ...(credit?.is && {
    creator: {
      '@type': credit.is === 'studio' ? 'Organization' : 'Person',
      name: credit.name,
    },
  }),
  ...(copyright !== undefined && { copyrightNotice: copyright }),
  ...(day !== undefined && { dateCreated: day }),
})
