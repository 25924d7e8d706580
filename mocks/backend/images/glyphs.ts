import { lucideGlyphs } from './lucideGlyphs'

/**
 * The drawings inside placeholder pictures, on a 24 x 24 grid, by name. These four are ours; the
 * others are Lucide's, with its names.
 */
const ownGlyphs = {
  football:
    '<circle cx="12" cy="12" r="9.5"/><path d="M12 8l3.8 2.8-1.4 4.4H9.6l-1.4-4.4zM12 8V2.6M15.8 10.8l5.3-1.7M14.4 15.2l3.2 4.6M9.6 15.2l-3.2 4.6M8.2 10.8L2.9 9.1"/>',
  basketball:
    '<circle cx="12" cy="12" r="9.5"/><path d="M12 2.5v19M2.5 12h19M5.3 5.3c3.6 3.6 3.6 9.8 0 13.4M18.7 5.3c-3.6 3.6-3.6 9.8 0 13.4"/>',
  tennis:
    '<circle cx="12" cy="12" r="9.5"/><path d="M5 5.6c4.6 2 4.6 10.8 0 12.8M19 5.6c-4.6 2-4.6 10.8 0 12.8"/>',
  swim: '<circle cx="18" cy="8" r="2"/><path d="M4 12l5.5-5 3.5 2-3 3 3 2M2 16.5c2 0 2 1.5 4 1.5s2-1.5 4-1.5 2 1.5 4 1.5 2-1.5 4-1.5 2 1.5 4 1.5M2 20.5c2 0 2 1.5 4 1.5s2-1.5 4-1.5 2 1.5 4 1.5 2-1.5 4-1.5 2 1.5 4 1.5"/>',
}

const glyphs: Record<string, string> = { ...ownGlyphs, ...lucideGlyphs }

export const glyphNames: readonly string[] = Object.keys(glyphs)

/** Returns the SVG elements of a glyph, or undefined for an unknown name. */
export const glyphOf = (name: string): string | undefined =>
  Object.hasOwn(glyphs, name) ? glyphs[name] : undefined
