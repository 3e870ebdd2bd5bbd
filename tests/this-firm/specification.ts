import { openJobs, pricedGuides } from '../open-jobs.ts'

/**
 * The public routes that docs/specification/1-routes.md names, copied by hand. Nothing here is read from the
 * product, so that a missing route is noticed, except which jobs are open and which
 * cost guides have prices today.
 */

/** A route and the metadata that its page must have. */
export interface Expected {
  path: string
  /** A pattern that its title matches. */
  title: RegExp
  /** Kinds of structured data on it, besides the firm and the breadcrumbs. */
  kinds: readonly string[]
}

const route = (path: string, title: RegExp, ...kinds: string[]): Expected => ({
  path,
  title,
  kinds,
})
const sold = (path: string, title: RegExp) => route(path, title, 'Service', 'FAQPage')
/** With the yard. */
const rented = (path: string, title: RegExp) =>
  route(path, title, 'Service', 'FAQPage', 'LocalBusiness')
const guide = (path: string, title: RegExp) => route(path, title, 'Article')
const chapter = (slug: string, title: RegExp) => route(`/building-guide/${slug}`, title, 'Article')
/** A job, which has a page until its last day, and no structured data while it is a placeholder. */
const job = (slug: string, title: RegExp): Expected[] =>
  openJobs.includes(slug) ? [route(`/careers/${slug}`, title)] : []
const post = (path: string, title: RegExp) => route(path, title, 'BlogPosting')

/** Cost guides, which are in the index while they have a price range. */
const costGuides: readonly Expected[] = [
  route('/costs/roof-replacement', /Roof Replacement Cost/),
  route('/costs/new-deck', /New Deck Cost/),
  route('/costs/custom-home', /Cost to Build a House/),
  route('/costs/kitchen-remodel', /Kitchen Remodel Cost/),
  route('/costs/bathroom-remodel', /Bathroom Remodel Cost/),
  route('/costs/whole-house-remodel', /Remodel Cost per Square Foot/),
  route('/costs/driveway-and-excavation', /Driveway and Excavation Cost/),
  route('/costs/home-watch', /Home Watch Cost/),
  route('/costs/snow-removal', /Snow Removal Cost/),
]
const hasRange = ({ path }: Expected) => pricedGuides.some((slug) => path === `/costs/${slug}`)

/** S1.35: the chapters of the building guide, in order. */
const chapters: readonly Expected[] = [
  chapter('land', /Buying Land/),
  chapter('offices', /Building Permits/),
  chapter('ground', /Soils, Drainage and Driveways/),
  chapter('snow', /Snow Loads and Frost Depth/),
  chapter('fire', /Wildfire/),
  chapter('people', /Choose an Architect/),
  chapter('money', /Budget and Contract/),
  chapter('season', /When You Can Build/),
  chapter('months', /How Long a Custom Home Takes/),
  chapter('winter', /Mountain Winter/),
  chapter('moving-in', /Final Inspections/),
  chapter('care', /Maintenance/),
  chapter('remodel', /Remodel or Build New/),
  chapter('checklists', /Checklists/),
  chapter('glossary', /Construction Terms/),
]

/** Public routes (S1.6), row by row. */
const publicRoutes: readonly Expected[] = [
  route('/', /General Contractor/),

  route('/services', /Construction/),
  sold('/home-services', /Home Services/),

  sold('/pre-construction', /Pre-Construction/),
  sold('/residential', /Residential/),
  sold('/commercial', /Commercial/),
  sold('/subdivision', /Subdivision/),

  sold('/custom-builds', /Custom Builds/),
  sold('/custom-luxury-homes', /Luxury Homes/),
  sold('/luxury-home-remodels', /Luxury Home Remodels/),
  sold('/remodels-and-renovations', /Remodels and Renovations/),

  sold('/property-management', /Property Management/),
  sold('/vacation-rentals', /Vacation Rental/),

  sold('/concrete', /Concrete/),
  sold('/decks-and-patios', /Decks and Patios/),
  sold('/excavation', /Excavation/),
  sold('/home-inspections', /Home Inspections/),
  sold('/kitchens', /Kitchen/),
  sold('/roofing', /Roofing/),
  sold('/siding', /Siding/),

  rented('/equipment-rentals', /Equipment/),
  rented('/aerial-lifts', /Aerial Lift/),
  rented('/bulldozers', /Bulldozer/),
  rented('/excavators', /Excavator/),
  rented('/dumpster-rentals', /Dumpster/),
  rented('/skid-steers', /Skid Steer/),
  rented('/trailer-rentals', /Trailer/),
  rented('/porta-potties', /Porta-Potty/),
  rented('/forklifts', /Forklift/),

  route('/es/roofing', /Techos para casas de montaña/),

  route('/costs', /Costs/),
  ...costGuides.filter(hasRange),
  route('/projects', /Projects/),
  // S3.17: six projects.
  route('/projects/luxury-mountain-estate-beaver-creek', /Mountain Estate in Beaver Creek/),
  route('/projects/commercial-building-vail', /Commercial Building in Vail/),
  route('/projects/residential-community-eagle', /Eagle, 24 Homes on 30 Acres/),
  route('/projects/mountain-star-home-avon', /Mountain Star Home in Avon/),
  route('/projects/lodge-and-spa-beaver-creek', /Lodge and Spa in Beaver Creek, 52 Rooms/),
  route('/projects/restaurant-edwards', /Restaurant in Edwards/),

  route('/about', /About/),
  route('/careers', /Careers/),
  // S2.70: the open jobs.
  ...job('excavator-operator', /Excavator operator/),
  ...job('finish-carpenter', /Finish carpenter/),
  route('/buscando-trabajo', /Buscando trabajo/),
  route('/insider', /Insider/),
  route('/building-guide', /Mountain Building Guide/),
  ...chapters,

  route('/blog', /Blog/),
  route('/contact', /Free Estimate/, 'LocalBusiness'),
  route('/contacto', /cotización gratis en español/),

  route('/terms', /Terms/),
  route('/privacy-policy', /Privacy/),
  route('/sitemap', /Site map/),

  sold('/construction-services', /Construction Services/),
]

/** Fixed guides (S1.7). */
const fixedArticles: readonly Expected[] = [
  guide('/top-tips-commercial-construction', /Top Tips.*Commercial Construction/),
  guide('/top-tips-home-building', /Top Tips.*Home Building/),
  guide('/top-tips-property-manager', /Top Tips.*Property Manager/),
  guide('/top-tips-pre-construction', /Top Tips.*Pre-Construction/),
  guide('/top-tips-remodels', /Top Tips.*Remodels/),
  guide('/top-tips-subdivision', /Top Tips.*Subdivision/),
  guide('/top-tips-hvac', /Top Tips.*Heating and Air/),
  guide('/top-tips-plumbing', /Top Tips.*Plumbing/),
  guide('/top-tips-electricians', /Top Tips.*Electricians/),
  guide('/top-tips-home-inspections', /Top Tips.*Home Inspections/),
  guide('/top-tips-kitchen-remodel', /Top Tips.*Kitchen Remodel/),
  guide('/top-tips-roofing', /Top Tips.*Roof/),
  guide('/ice-dam-removal', /Ice Dam Removal/),
  guide('/top-tips-siding', /Top Tips.*Siding/),
  guide('/top-tips-concrete', /Top Tips.*Concrete/),
  guide('/top-tips-decks', /Top Tips.*Deck/),
  guide('/top-tips-excavation', /Top Tips.*Excavation/),

  // The how-to guides, in the same order of subjects.
  guide('/how-to-check-a-commercial-space', /How to.*Commercial Space/),
  guide('/how-to-walk-a-house-before-drywall', /How to Walk Your House/),
  guide('/how-to-write-a-house-book', /How to.*House Book/),
  guide('/how-to-study-a-lot-in-two-weeks', /How to Study a Building Lot/),
  guide('/how-to-get-a-remodel-approved-by-your-association', /How to.*Remodel/),
  guide('/how-to-take-land-to-a-final-plat', /How to.*Final Plat/),
  guide('/how-to-get-through-a-night-without-heat', /How to.*Without Heat/),
  guide('/how-to-shut-a-house-down-for-winter', /How to Shut a House Down/),
  guide('/how-to-add-a-car-charger-at-home', /How to.*Car Charger/),
  guide('/how-to-read-a-home-inspection-report', /How to.*Inspection Report/),
  guide('/how-to-measure-and-lay-out-a-kitchen', /How to.*Kitchen/),
  guide('/how-to-choose-a-roof-in-snow-country', /How to Choose a Roof/),
  guide('/how-to-restain-a-sunny-wall', /How to Restain.*Wall/),
  guide('/how-to-read-a-concrete-bid', /How to.*Concrete Bid/),
  guide('/how-to-check-an-old-deck', /How to.*Old Deck/),
  guide('/how-to-plan-a-mountain-driveway', /How to.*Driveway/),

  guide('/vail-hazard-maps-and-your-lot', /Vail/),
  guide('/gypsum-ground-in-eagle-county', /Eagle County/),
  guide('/what-an-aspen-remodel-may-tear-down', /Aspen/),
  guide('/where-the-snow-goes-in-summit-county', /Summit County/),
  guide('/how-much-lawn-in-edwards', /Edwards/),
  guide('/heating-the-outdoors-in-avon', /Avon/),

  guide('/how-to-build-in-vail', /How to Build in Vail/),
  guide('/how-to-build-in-edwards', /How to Build in Edwards/),
  guide('/how-to-build-in-beaver-creek', /How to Build in Beaver Creek/),

  // Two news-style articles.
  guide('/wildfire-code-what-changed-in-2026', /Wildfire Code/),
  guide('/federal-home-energy-credits-ended', /Credits Ended/),
]

/** `/blog/:id`: "a blog with at least eight posts". */
const posts: readonly Expected[] = [
  post('/blog/close-the-roof-before-the-snow', /Closing the Roof/),
  post('/blog/high-water-beside-the-creek', /High Water/),
  post('/blog/mud-season-access', /Mud Season/),
  post('/blog/order-in-january-build-in-may', /Order in January/),
  post('/blog/reading-the-eaves-in-february', /Eaves in February/),
  post('/blog/red-flag-days-on-a-site', /Red Flag Days/),
  post('/blog/ten-days-before-thanksgiving', /Thanksgiving/),
  post('/blog/what-ground-freeze-does-to-a-concrete-schedule', /Ground Freeze/),
]

/** S1.15: prefix, what titles call the service, and what the short ones call it. */
const prefixes: readonly (readonly [prefix: string, service: string, short: string])[] = [
  ['roofing-', 'Roofing', 'Roofing Contractor'],
  ['siding-', 'Siding', 'Siding Contractor'],
  ['concrete-', 'Concrete', 'Concrete Contractor'],
  ['excavation-', 'Excavation', 'Excavation Contractor'],
  ['decks-', 'Deck and Patio', 'Deck and Patio Builder'],
  ['home-inspection-', 'Home Inspection', 'Home Inspector'],
  ['kitchen-remodeling-', 'Kitchen Remodeling', 'Kitchen Remodeling Contractor'],
  ['commercial-construction-', 'Commercial Construction', 'Commercial General Contractor'],
  ['residential-construction-', 'Residential Construction', 'Custom Home Builder'],
  ['pre-construction-', 'Pre-Construction', 'Pre-Construction Planning'],
  ['home-services-', 'Home Services', 'Home Repair Contractor'],
  ['property-management-', 'Property Management', 'Property Management and Home Watch'],
  ['subdivision-development-', 'Subdivision Development', 'Land Development Contractor'],
]

const eagle = ['Avon', 'Beaver Creek', 'Eagle', 'Edwards', 'Gypsum', 'Minturn', 'Vail']
const roaringFork = ['Aspen', 'Carbondale', 'Glenwood Springs']
const summit = ['Breckenridge', 'Frisco', 'Silverthorne']
const cities = [...eagle, ...roaringFork, ...summit]

const counties: Readonly<Record<string, string>> = {
  ...Object.fromEntries(eagle.map((city) => [city, 'Eagle County'])),
  Aspen: 'Pitkin County',
  Carbondale: 'Garfield County',
  'Glenwood Springs': 'Garfield County',
  ...Object.fromEntries(summit.map((city) => [city, 'Summit County'])),
}

/** A location page with its headline (S2.21) and title (S5.10). */
interface ExpectedLocation extends Expected {
  headline: string
  /** Chooses between the two title forms of S5.10. */
  fullTitle: string
}

export const locationRoutes: readonly ExpectedLocation[] = prefixes
  .flatMap(([prefix, service, short]) =>
    cities.map((city): ExpectedLocation => {
      const services = service.endsWith(' Services') ? service : `${service} Services`
      const long = `${services} | ${city}, Eagle, Pitkin & Summit County | Highpine`
      return {
        path: `/${prefix}${city.toLowerCase().replace(' ', '-')}-colorado`,
        title: new RegExp(`(${service}|${short}).*${city}`),
        kinds: ['Service', 'FAQPage'],
        headline: `${services} in ${city}, ${counties[city]}`,
        // No title names Eagle twice.
        fullTitle:
          long.length > 70 || city === 'Eagle' ? `${short} | ${city}, CO | Highpine` : long,
      }
    }),
  )
  // "Roofing lacks Glenwood Springs."
  .filter(({ path }) => path !== '/roofing-glenwood-springs-colorado')

/** S1.32: the pages of the cities. */
const townRoutes: readonly Expected[] = cities.map((city) =>
  route(
    `/${city.toLowerCase().replace(' ', '-')}-colorado`,
    new RegExp(`General Contractor in ${city}`),
    'Service',
    'FAQPage',
  ),
)

/** Location pages of two services that need a project in the town, in towns without one. */
const withoutLocalWork: readonly string[] = [
  ...[...roaringFork, ...summit, 'Gypsum', 'Minturn'].map((city) => `pre-construction ${city}`),
  ...cities.filter((city) => city !== 'Eagle').map((city) => `subdivision-development ${city}`),
].map((page) => `/${page.toLowerCase().replaceAll(' ', '-')}-colorado`)
const hasLocalWork = ({ path }: Expected) => !withoutLocalWork.includes(path)

/** All indexable routes. */
export const indexedRoutes: readonly Expected[] = [
  ...publicRoutes,
  ...fixedArticles,
  ...posts,
  ...locationRoutes.filter(hasLocalWork),
  ...townRoutes,
]

/** Routes of the same table whose pages have noindex and are in no sitemap. */
export const unlistedRoutes: readonly Expected[] = [
  route('/contact-optimized', /Short Form/),
  route('/performance', /Performance/),
  route('/font-performance', /Font performance/),
  route('/debug/api-test', /API test/),
  route('/test-enhanced-roofing-vail-colorado', /^Test: Roofing Services in Vail/),
  ...costGuides.filter((guide) => !hasRange(guide)),
  ...locationRoutes.filter((location) => !hasLocalWork(location)),
]

/** Former addresses (S1.3). */
export const movedRoutes = [['/forklift', '/forklifts']] as const

/** Unknown paths: location fallback, article view, not-found page. All answer 404. */
export const unknownRoutes = [
  '/roofing-glenwood-springs-colorado',
  '/snowmaking-leadville-colorado',
  '/an-article-that-nobody-wrote',
  '/blog/a-post-that-nobody-wrote',
  '/projects/a-project-that-nobody-built',
  '/no/such/page',
] as const
