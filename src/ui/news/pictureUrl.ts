/** What determines a placeholder picture: its colours, and what is drawn. */
export type PictureHint = {
  topic: string
  /** the name of the drawing: a scene, a landmark, a product */
  glyph?: string | undefined
  /** the sky: 0 dawn, 1 day, 2 night, 3 dusk */
  tone?: 0 | 1 | 2 | 3
  /** a headline whose words choose the drawing; `glyph` is for words that choose none */
  words?: string
  /** the slug of a country */
  place?: string
  /** the name of a drawing of a number with its noun, which is shown instead */
  figure?: string | undefined
}

/**
 * Returns the address of a placeholder picture, `/api/placeholder/{width}/{height}?topic=…` (Spec §7), in whole
 * pixels. It starts at the root; the service worker also answers it when the app is under a sub-path.
 */
export function pictureUrl(hint: PictureHint, width: number, height: number): string {
  const query = new URLSearchParams()
  for (const name of ['topic', 'glyph', 'tone', 'words', 'place', 'figure'] as const)
    if (hint[name] !== undefined) query.set(name, String(hint[name]))
  return `/api/placeholder/${Math.round(width)}/${Math.round(height)}?${query}`
}
