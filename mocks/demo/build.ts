/** Version, commit and day of this build, for recordings and reports; the dev server has none. */
export const buildName: string = import.meta.env.VITE_BUILD ?? 'dev'
