import { DEMO_BASE } from './builds/builds.mjs'

/** The first of seven ports in a row. Set `TEST_PORT` to run the tests of two checkouts at the same time. */
const firstPort = Number(process.env.TEST_PORT ?? 4301)
const origin = (index: number) => `http://localhost:${firstPort + index}/`

/** The URLs of the built folders while browser tests run. The demo is under a sub-path, as on many static hosts. */
export const DEMO = new URL(DEMO_BASE, origin(0)).href
/** the same folder on a host that answers unknown URLs with 404 and `404.html`, as GitHub Pages does */
export const DEMO_ON_PAGES = new URL(DEMO_BASE, origin(6)).href
export const PRODUCTION = origin(1)
export const STORYBOOK = `${origin(2)}review/room/`
export const API = origin(4)
/** the production build, with the mock server under the same origin */
export const WITH_SERVER = origin(5)
export const DEV = origin(3)

/** `npm test -- all`, nightly, tries larger samples than `npm test` (CONTRIBUTING, Tests). */
export const isAll = process.env.TEST_ALL !== undefined

/**
 * `npm test` and `npm run mutants` run the journeys and the checks of builds with `tag: '@core'`; a layer's own command and
 * `npm test -- all` run all of them.
 */
export const isCore = process.env.TEST_CORE !== undefined
