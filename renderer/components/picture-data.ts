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
  /** The names of what it is composed of; undefined for any other picture. */
  layers?: { background: string; foreground: string } | undefined
}

/** Finds a picture by its name. The content loader has checked that it exists. */
export function pictureOf({ images }: Pick<Site, 'images'>, name: string): PictureData {
  const image = images[name]
  if (!image) throw new Error(`The content has no picture “${name}”.`)
  const { alt, width, height, version, vector, layers } = image
  return {
    ...{ name, alt, width, height, version, vector },
    ...(layers && {
      layers: { background: layers.background.name, foreground: layers.foreground.name },
    }),
  }
}

/**
 * The class of a picture; `placementStyles` sets the picture's focus and placeholder colors. A composed picture has those of its
 * layers.
 */
export const pictureClass = ({ name, layers }: Pick<PictureData, 'name' | 'layers'>): string =>
  layers ? `${classOf(layers.background)} ${classOf(layers.foreground)}` : classOf(name)

const classOf = (name: string): string => `picture-${name}`

/**
 * The focus and the placeholder colors of every picture as one style sheet, because the site's
 * Content-Security-Policy forbids style attributes. Every page loads it, so a composed picture has no rule of its own: its
 * background has the colors, its foreground the focus. Phones may have another focus.
 */
export const placementStyles = ({ images }: Pick<Site, 'images'>): string => {
  const rules = Object.values(images).flatMap(({ name, layers, focus, placeholderColors }) =>
    layers
      ? [
          placementRule(layers.background.name, { placeholderColors }),
          placementRule(layers.foreground.name, { focus }),
        ]
      : placementRule(name, { focus, placeholderColors }),
  )
  const onPhones = Object.values(images).flatMap(({ name, layers, focusPhone }) =>
    focusPhone && !layers
      ? [`.${classOf(name)}{object-position:${focusPhone[0]}% ${focusPhone[1]}%}`]
      : [],
  )
  return [
    ...new Set(rules),
    ...(onPhones.length > 0 ? [`@media (width<48em){${onPhones.join('')}}`] : []),
  ].join('\n')
}

function placementRule(
  name: string,
  { focus: [left, top] = [50, 50], placeholderColors }: Partial<Site['images'][string]>,
): string {
  const rules = [
    ...(placeholderColors === undefined
      ? []
      : [`background:linear-gradient(${placeholderColors})`]),
    // Browsers take the middle where nothing is said.
    ...(left === 50 && top === 50
      ? []
      : [`object-position:${left}%${top === 50 ? '' : ` ${top}%`}`]),
  ]
  return `.${classOf(name)}{${rules.join(';')}}`
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
