const WORD = 'المستقبليةوالاستقلالية'
const lengthened = new WeakMap<Text, string>()

/** Doubles each Arabic text in the element and adds a word in which no line breaks. A text is lengthened once. */
export function lengthenTexts(root: Node): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const isCode = text.parentElement?.closest('style, script')
    if (isCode || lengthened.get(text) === text.data || !/\p{Script=Arabic}/u.test(text.data))
      continue
    text.data = `${text.data} ${WORD} ${text.data}`
    lengthened.set(text, text.data)
  }
}
