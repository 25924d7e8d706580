/** What determines a placeholder picture: the tint of the topic, and what is drawn. */
export type PictureHint = {
  topic: string
  /** the name of the icon of its subject; it chooses the scene where the words do not */
  glyph?: string
  /** the time of day: 0 morning, 1 noon, 2 night */
  tone?: 0 | 1 | 2
  /** the headline: its number is drawn, or its words choose a scene */
  words?: string
  /** the slug of a country, whose landmark is drawn */
  place?: string
  /** a product on a plinth for a paid item, or a frame of a video */
  kind?: 'product' | 'video'
}

/**
 * Returns the address of a placeholder picture, `/api/placeholder/{width}/{height}?topic=…` (Spec §7), in whole
 * pixels. It starts at the root; the service worker also answers it when the app is under a sub-path.
 */
export function pictureUrl(hint: PictureHint, width: number, height: number): string {
  const query = new URLSearchParams()
  for (const name of ['topic', 'glyph', 'tone', 'words', 'place', 'kind'] as const)
    if (hint[name] !== undefined) query.set(name, String(hint[name]))
  return `/api/placeholder/${Math.round(width)}/${Math.round(height)}?${query}`
}
