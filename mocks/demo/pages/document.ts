import { escapeHtml } from '@/lib/escapeHtml'
import { dark, fontFamily, light } from '@/ui/theme/tokens'

const variables = (tokens: Record<string, string>) =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name.replace(/[A-Z]/g, (at) => `-${at.toLowerCase()}`)}: ${value}`)
    .join('; ')

/** For the pages that work without the app: its tokens in both schemes, its sizes and its focus ring. */
const pageStyles = `
:root { color-scheme: light dark; ${variables(light)} }
@media (prefers-color-scheme: dark) { :root { ${variables(dark)} } }
*, *::before, *::after { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); font: 400 1rem/1.7 ${fontFamily} }
main { max-inline-size: 80rem; margin-inline: auto; padding: 2rem clamp(1rem, 4vw, 2.5rem) 4rem }
h1, h2, h3 { margin: 0; line-height: 1.35; font-weight: 800; text-wrap: balance }
h1 { font-size: 2.25rem } h2 { font-size: 1.375rem } h3 { font-size: 1rem; font-weight: 700 }
p { margin: 0; max-inline-size: 70ch } ul, ol { margin: 0; padding: 0; list-style: none }
a { color: var(--brand) } bdi { unicode-bidi: isolate }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 8px }
.card { background: var(--paper); border: 1px solid var(--line); border-radius: 12px; color: inherit; text-decoration: none }
.button { display: inline-flex; align-items: center; justify-content: center; gap: 8px; min-block-size: 2.75rem; padding: 0 1.25rem; border-radius: 8px; border: 1px solid var(--line-strong); background: var(--paper); color: var(--ink); font: inherit; font-weight: 700; text-decoration: none; cursor: pointer }
.button.main { background: var(--brand); border-color: var(--brand); color: var(--on-brand) }
.button.main:hover { background: var(--brand-hover) }
.muted { color: var(--muted) } small { font-size: .8125rem }
`

type Page = {
  title: string
  styles: string
  body: string
  /** the app's `@font-face` rules; without them the page is a file of its own, with a font of the reader's system */
  fontFaces?: string
}

export const documentOf = ({ title, styles, body, fontFaces }: Page): string => `<!doctype html>
<html lang="ar" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
${fontFaces ? '<link rel="icon" href="../icon.svg" type="image/svg+xml">' : ''}<style>${fontFaces ?? ''}${pageStyles}${styles.trim()}</style>
</head>
<body>
${body}
</body>
</html>
`
