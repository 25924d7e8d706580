interface ImportMetaEnv {
  /** true in every build except production: the fake backend answers the calls */
  readonly VITE_MOCKS: boolean
  /** the origin of the server of the five calls; the page's own when absent */
  readonly VITE_API_ORIGIN?: string
  /** analytics measurement id; nothing is loaded without it */
  readonly VITE_ANALYTICS_ID?: string
  /** the origin of the public site, `https://news.example`, for canonical and Open Graph URLs */
  readonly VITE_SITE_URL?: string
}

/** The package has no types. */
declare module 'subset-font' {
  function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'sfnt'
      variationAxes: Record<string, number | { min: number; max: number }>
    },
  ): Promise<Buffer>
  export = subsetFont
}

/** Made by scripts/searchItems.ts. */
declare module 'virtual:search-items' {
  export const packed: import('./content/packedItems').PackedItems
}
