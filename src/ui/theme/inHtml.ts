import { createElement, type ReactNode } from 'react'

/**
 * A sentence for the page: its `isolated` parts are in `<bdi>` instead of between characters, which nobody sees but who
 * copies the text and the browser's search get. Anything but a text stays as it is.
 */
export function inHtml(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || !text.includes('\u2068')) return text
  return text
    .split(/\u2068([^\u2069]*)\u2069/)
    .map((part, key) => (key % 2 ? createElement('bdi', { key }, part) : part))
}
