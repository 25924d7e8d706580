const WITHOUT_INTL = {
  // With its marks, joiners, skin colours, tags of a flag, and joined emoji.
  grapheme:
    /\r\n|\p{RI}{2}|.(?:[\p{M}\p{EMod}\u200c-\u200d\u{e0020}-\u{e007f}]|(?<=\u200d)\p{ExtPict})*/gsu,
  // Until a sign at the end of a word: «3.5» is one number.
  sentence: /\n+|[^\n]+?(?:[.!?؟…]+[»”"')\]]*(?=\s|$)\s*|(?=\n|$))/gu,
}

type Segment = { segment: string; index: number }

/**
 * Splits Arabic texts into what people count as characters, or into sentences. Firefox before 125 has no
 * `Intl.Segmenter`: delete the patterns when no supported browser is without it (Vite's `baseline-widely-available`).
 */
export function segmenter(granularity: keyof typeof WITHOUT_INTL): {
  segment: (text: string) => Iterable<Segment>
} {
  if (Intl.Segmenter) return new Intl.Segmenter('ar', { granularity })
  const pattern = WITHOUT_INTL[granularity]
  return {
    segment: (text) =>
      Array.from(text.matchAll(pattern), (match) => ({ segment: match[0], index: match.index })),
  }
}
