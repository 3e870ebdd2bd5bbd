import { openJobs } from '../open-jobs.ts'

/** A page of every template, with a name for people. */
export const templatePages = [
  ['the home page', '/'],
  ['the overview of services', '/services'],
  ['an offering', '/roofing'],
  ['a rental machine', '/forklifts'],
  ['a location page', '/roofing-breckenridge-colorado'],
  ['a location page with the comparison of managers', '/property-management-vail-colorado'],
  ['roofing in Vail', '/roofing-vail-colorado'],
  ['the page of a town', '/vail-colorado'],
  ['a guide', '/how-to-build-in-vail'],
  ['a post', '/blog/close-the-roof-before-the-snow'],
  ['a list of articles', '/insider'],
  ['the building guide', '/building-guide'],
  ['a chapter of the building guide', '/building-guide/snow'],
  ['a project', '/projects/luxury-mountain-estate-beaver-creek'],
  ['a list of projects', '/projects'],
  ['a cost guide', '/costs/roof-replacement'],
  ['about', '/about'],
  ['careers', '/careers'],
  ...openJobs.slice(0, 1).map((slug) => ['an open job', `/careers/${slug}`] as const),
  ['the page in Spanish', '/buscando-trabajo'],
  ['the contact page', '/contact'],
  ['the contact page in Spanish', '/contacto'],
  ['the short form', '/contact-optimized'],
  ['the enhanced roofing test page', '/test-enhanced-roofing-vail-colorado'],
  ['performance', '/performance'],
  ['font performance', '/font-performance'],
  ['the debug tool', '/debug/api-test'],
  ['an article that is not there', '/how-to-bild-in-vail'],
  ['a page of text', '/terms'],
  ['the site map', '/sitemap'],
  ['the search', '/search'],
  ['the style guide', '/styleguide'],
  ['the page for what is not there', '/no/such/page'],
  ['the thank-you page', '/thank-you'],
  ['the sign-in of the staff', '/admin/login'],
] as const

/** Header and footer are the same everywhere, so they are checked once, and once in Spanish. The sign-in has none. */
export const pagesWithTheirFrame: readonly string[] = ['/', '/buscando-trabajo', '/admin/login']
