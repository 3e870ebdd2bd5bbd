import { z } from 'zod'

/** The query of a page of a list. @param perPage its rows by default @param most its rows at most */
export const pageQuery = (perPage: number, most: number) => ({
  page: z.coerce.number().int().min(1).max(100_000).default(1).describe('From 1.'),
  perPage: z.coerce.number().int().min(1).max(most).default(perPage).describe('Entries of a page.'),
})
