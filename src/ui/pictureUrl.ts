/** What a placeholder picture is drawn from: the topic's tint, a thin glyph, one of three values. */
export type PictureHint = { topic: string; glyph?: string; tone?: 0 | 1 | 2 }

/**
 * The address of a placeholder picture, `/api/placeholder/{width}/{height}?topic=…` (Spec §7), in whole
 * pixels. It is relative to the root: the service worker answers it under a sub-path too.
 */
export function pictureUrl({ topic, glyph, tone }: PictureHint, width: number, height: number) {
  const hint = new URLSearchParams({ topic })
  if (glyph) hint.set('glyph', glyph)
  if (tone !== undefined) hint.set('tone', String(tone))
  return `/api/placeholder/${Math.round(width)}/${Math.round(height)}?${hint}`
}
