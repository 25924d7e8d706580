/** Where the built folders are served while the journeys run: the demo under a sub-path, as on any static host. */
export const DEMO = 'http://localhost:4301/some/sub/path/'
/** the same folder on a host that answers unknown addresses with 404 and `404.html`, as GitHub Pages does */
export const DEMO_ON_PAGES = 'http://localhost:4307/some/sub/path/'
export const PRODUCTION = 'http://localhost:4302/'
export const STORYBOOK = 'http://localhost:4303/review/room/'
export const API = 'http://localhost:4305/'
/** the production build with the mock server behind its own origin */
export const WITH_SERVER = 'http://localhost:4306/'
export const DEV = 'http://localhost:4304/'
