import { situationPath, situations } from '@mocks/demo/situations'
import { escapeHtml } from '@/lib/escapeHtml'
import { documentOf } from './document'

/**
 * Returns the HTML of `demo/phone.html`: the situation that is shown in a frame as wide as a phone.
 * @throws {Error} if no situation has a width
 */
export function phonePage(fontFaces: string): string {
  const situation = situations.find(({ width }) => width !== undefined)
  if (!situation) throw new Error('No situation has a width')
  const { title, text, width } = situation
  return documentOf({
    title: `مدار: ${title}`,
    fontFaces,
    styles: `
main { display: grid; justify-items: center; gap: 12px; padding-block: 1rem; text-align: center }
h1 { font-size: 1.375rem }
iframe { inline-size: min(100%, ${width}px); block-size: min(844px, 100dvh - 9rem); min-block-size: 30rem; border: 1px solid var(--line-strong); border-radius: 16px; background: var(--paper) }
@media (max-width: 430px) { main { padding-inline: 0 } iframe { border-inline: 0; border-radius: 0 } }`,
    body: `<main>
<h1>${escapeHtml(title)}</h1>
<p class="muted">${escapeHtml(text)} <a href="./">عُد إلى صفحة البداية</a></p>
<iframe src="${escapeHtml(`..${situationPath(situation)}`)}" title="${escapeHtml(title)}"></iframe>
</main>`,
  })
}
