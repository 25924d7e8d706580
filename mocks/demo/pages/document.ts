import { escapeHtml } from '@/lib/escapeHtml'
import { pageStyles } from './pageStyles'

type Page = {
  title: string
  styles: string
  body: string
  /** the app's `@font-face` rules; without them the page has a font of the reader's system */
  fontFaces?: string
}

/** Returns the HTML of a page that works without the app, in the app's look. */
export const documentOf = ({
  title,
  styles,
  body,
  fontFaces = '',
}: Page): string => `<!doctype html>
<html lang="ar" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="../icon.svg" type="image/svg+xml">
<style>${fontFaces}${pageStyles}${styles.trim()}</style>
</head>
<body>
${body}
</body>
</html>
`
