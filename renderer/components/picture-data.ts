import { type AddressedPicture, positionClass } from '../../services/content/model/picture.ts'
import { mapPosition } from '../../services/content/model/service-area.ts'
import type { Site } from '../../services/content/model/site.ts'

/** The data for showing a picture. */
export interface PictureData extends AddressedPicture {
  alt: string
  /** Of the original file, in px. */
  height: number
  /** The address of another picture on this site that is shown instead. */
  src?: string | undefined
}

/** Finds a picture by its name. The content loader has checked that it exists. */
export function pictureOf({ images }: Pick<Site, 'images'>, name: string): PictureData {
  const image = images[name]
  if (!image) throw new Error(`The content has no picture “${name}”.`)
  const { alt, width, height, version, vector } = image
  return { name, alt, width, height, version, vector }
}

/** The class of a picture; `placementStyles` sets the picture's focus and placeholder colors. */
export const pictureClass = (name: string): string => `picture-${name}`

/**
 * The focus and the placeholder colors of every picture as one style sheet, because the site's
 * Content-Security-Policy forbids style attributes. Phones may have another focus.
 */
export const placementStyles = ({ images }: Pick<Site, 'images'>): string => {
  const onPhones = Object.values(images).flatMap(({ name, focusPhone }) =>
    focusPhone
      ? [`.${pictureClass(name)}{object-position:${focusPhone[0]}% ${focusPhone[1]}%}`]
      : [],
  )
  return [
    ...Object.values(images).map(({ name, focus: [left, top], placeholderColors }) => {
      const rules = [
        ...(placeholderColors === undefined
          ? []
          : [`background:linear-gradient(${placeholderColors})`]),
        // Browsers take the middle where nothing is said.
        ...(left === 50 && top === 50
          ? []
          : [`object-position:${left}%${top === 50 ? '' : ` ${top}%`}`]),
      ]
      return `.${pictureClass(name)}{${rules.join(';')}}`
    }),
    ...(onPhones.length > 0 ? [`@media (width<48em){${onPhones.join('')}}`] : []),
  ].join('\n')
}

/** The positions of all places on maps and drawings as one style sheet, for pages that have one. */
export function placeStyles(
  sites: readonly Pick<Site, 'business' | 'towns' | 'locations' | 'offerings' | 'pages'>[],
): string {
  const rules = sites
    .flatMap(placesOf)
    .map((at) => `.${positionClass(at)}{left:${percent(at[0])};top:${percent(at[1])}}`)
  return [...new Set(rules)].join('\n')
}

function placesOf(
  site: Pick<Site, 'business' | 'towns' | 'locations' | 'offerings' | 'pages'>,
): (readonly [left: number, top: number])[] {
  const drawings = [
    ...site.locations.map(({ own }) => own?.view?.drawing),
    ...site.offerings.map(({ drawing }) => drawing),
    ...[...site.pages, ...site.towns, ...site.offerings].flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.block === 'cutaway' ? block : [])),
    ),
  ]
  const { map } = site.business.place
  return [
    ...(map
      ? site.towns.flatMap(({ coordinates }) =>
          coordinates ? [mapPosition(coordinates, map.bounds)] : [],
        )
      : []),
    ...drawings.flatMap((drawing) => drawing?.places.map(({ at }) => at) ?? []),
    ...site.offerings.flatMap(({ body }) => body.places),
  ]
}

const percent = (part: number): string => `${Math.round(part * 10) / 10}%`
