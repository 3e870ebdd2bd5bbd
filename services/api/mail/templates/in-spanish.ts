import type { Lead } from '../../records/lead.ts'
import type { Fact } from '../letter.ts'

/** For the office: the prospect reads Spanish. */
export const inSpanish = ({ language }: Lead): Fact[] =>
  language === 'es' ? [['Language', 'Spanish: please answer in Spanish']] : []
