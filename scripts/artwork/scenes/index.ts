import type { Pictures } from '../kit/picture.ts'
import { home } from './home.tsx'

/** Every picture of the site by name; a photograph of the same name takes its place. */
export const pictures: Pictures = { ...home }
