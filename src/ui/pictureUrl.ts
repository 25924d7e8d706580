/** What determines a placeholder picture: the tint of the topic, a thin glyph, one of three tones. */
export type PictureHint = {
  topic: string
  glyph?: string
  tone?: 0 | 1 | 2
  /** distinguishes pictures that have the same topic and glyph */
  seed?: number
}

/**
 * Returns the address of a placeholder picture, `/api/placeholder/{width}/{height}?topic=…` (Spec §7), in whole
 * pixels. It starts at the root; the service worker also answers it when the app is under a sub-path.
 */
export function pictureUrl(
  { topic, glyph, tone, seed }: PictureHint,
  width: number,
  height: number,
) {
  const hint = new URLSearchParams({ topic })
  if (glyph) hint.set('glyph', glyph)
  if (tone !== undefined) hint.set('tone', String(tone))
  if (seed) hint.set('seed', String(seed))
  return `/api/placeholder/${Math.round(width)}/${Math.round(height)}?${hint}`
}
