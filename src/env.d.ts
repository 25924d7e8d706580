interface ImportMetaEnv {
  /** true in every build but production: the fake backend answers the calls */
  readonly VITE_MOCKS: boolean
  /** another origin for the five calls; the page's own when absent */
  readonly VITE_API_ORIGIN?: string
  /** analytics measurement id; nothing is loaded without it */
  readonly VITE_ANALYTICS_ID?: string
  /** where the public site stands, `https://news.example`: canonical and Open Graph addresses are on it */
  readonly VITE_SITE_URL?: string
}
