import { escapeHtml } from '@/lib/escapeHtml'
import { isMadeFor, PAGES } from '@/lib/offline'
import { wordmark } from '@/ui/theme/wordmark'

/** The answer for a page that was not cached: says so, and lists those that were. Without scripts and requests. */
export async function offlinePage(scope: string): Promise<Response> {
  const pages = await cachedPages()
  const home = pages.find(({ path }) => path === scope)
  const [title, text] = navigator.onLine ? UNREACHED : OFFLINE
  const html = `<!doctype html>
<html lang="ar" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title} · مدار</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="brand">${home ? `<a href="${scope}">${BRAND}</a>` : BRAND}</p>
<h1>${title}</h1>
<p>${text}</p>
${pages.length > 0 ? list(pages) : ''}
</main>
</body>
</html>`
  return new Response(html, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}

const OFFLINE = ['أنت دون اتصال', 'ليست هذه الصفحة محفوظة في متصفحك. أعد تحميلها حين يعود الاتصال.']
const UNREACHED = [
  'تعذّر الوصول إلى مدار',
  'لم تصل هذه الصفحة إلى متصفحك، وليست محفوظة فيه. أعد تحميلها بعد قليل.',
]

/** The mark and the letters of `BrandMark`: the page has no font of its own. */
const BRAND = `<svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="15" cy="17" r="3.5"/><path fill="none" stroke="currentColor" stroke-width="2.5" d="M20.2 5.1A13 13 0 1 0 27 11.8"/><circle class="body" cx="25" cy="7" r="4.5"/></svg><svg viewBox="0 -433 972 500" role="img" aria-label="مدار"><path d="${wordmark}"/></svg>`

const list = (pages: readonly CachedPage[]) => `<h2>صفحات تستطيع قراءتها الآن</h2>
<ul>${pages.map(({ path, title }) => `<li><a href="${escapeHtml(path)}">${title}</a></li>`).join('')}</ul>`

type CachedPage = { path: string; title: string }

/** The pages that were cached, those that were visited last first. */
async function cachedPages(): Promise<CachedPage[]> {
  const cache = await caches.open(PAGES)
  const requests = [...(await cache.keys())].reverse()
  const pages = await Promise.all(
    requests.map(async (request) => {
      const html = (await (await cache.match(request))?.text()) ?? ''
      // As HTML, without the name of the site.
      const [, title = ''] = html.match(/<title[^>]*>([^<]*?)(?: · [^<·]*)?</) ?? []
      const path = new URL(request.url).pathname
      // Other HTML has the title of another page.
      return { path, title: isMadeFor(html, path) ? title : '' }
    }),
  )
  return pages.filter(({ title }) => title !== '')
}

/** Some colours of the theme (`ui/theme/tokens.ts`), by the system's scheme: a worker cannot read the reader's. */
const STYLE = `
:root { color-scheme: light dark; --ground: #faf8f5; --ink: #1c1917; --muted: #57534e; --line: #e7e2dc; --brand: #c2410c; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #12100e; --ink: #f5f5f4; --muted: #a8a29e; --line: #322d29; --brand: #fb923c; }
}
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.7 "Cairo Variable", Tahoma, sans-serif; }
main { max-inline-size: 40rem; margin-inline: auto; padding: 32px 16px 64px; }
h1 { margin: 16px 0 4px; font-size: 1.75rem; line-height: 1.35; }
h2 { margin: 32px 0 8px; font-size: 1.125rem; }
p { margin: 0; color: var(--muted); }
.brand, .brand a { display: flex; align-items: center; gap: 10px; inline-size: max-content; color: var(--ink); }
.brand svg { block-size: 28px; fill: currentColor; overflow: visible; }
.brand svg + svg { block-size: 22px; }
.brand .body { fill: var(--brand); }
ul { margin: 0; padding: 0; list-style: none; border-block-start: 1px solid var(--line); }
li { border-block-end: 1px solid var(--line); }
li a { display: block; padding-block: 12px; color: var(--brand); font-weight: 600; text-decoration: none; }
li a:hover { text-decoration: underline; }
a:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; border-radius: 6px; }
`
