/** A sentence on the page: its place in the text of an element. */
export type Passage = { element: Element; start: number; end: number; text: string }

/** The sentences of these elements, in their order, as the page shows them. */
export function passagesOf(elements: Iterable<Element>): Passage[] {
  return [...elements].flatMap((element) =>
    sentencesOf(element.textContent ?? '').map(({ start, text }) => ({
      element,
      start,
      end: start + text.length,
      text,
    })),
  )
}

/** The sentences of a text with their places, without the spaces around them. */
export function sentencesOf(text: string): { start: number; text: string }[] {
  const segmenter = new Intl.Segmenter('ar', { granularity: 'sentence' })
  return [...segmenter.segment(text)].flatMap(({ segment, index }) => {
    const sentence = segment.trim()
    return sentence === '' ? [] : { start: index + segment.indexOf(sentence), text: sentence }
  })
}

/** The range of a passage in the document; null if the element has changed since. */
export function rangeOf({ element, start, end }: Passage): Range | null {
  const range = document.createRange()
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let at = 0
  let hasStart = false
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const next = at + (node.textContent?.length ?? 0)
    if (!hasStart && start < next) {
      range.setStart(node, start - at)
      hasStart = true
    }
    if (hasStart && end <= next) {
      range.setEnd(node, end - at)
      return range
    }
    at = next
  }
  return null
}
