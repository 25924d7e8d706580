import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { transform } from 'lightningcss'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import {
  contentPolicy,
  HEADERS_FILE,
  headersFile,
  inlineScriptsOf,
  withPolicy,
} from './contentPolicy.ts'
import { importTs } from './importTs.mjs'

type PrerenderedPage = import('../src/prerender').PrerenderedPage

/** The folder of the build of `src/prerender.tsx`; deleted at the end. */
const TEMP_DIR = 'node_modules/.prerender'

/**
 * A Vite plugin that makes the HTML of every screen after the build of the app: `contact.html` for `/contact`, with
 * its head and styles, which the browser shows at once and `main.tsx` hydrates. The screens of the account and the
 * back office have their sample content, and a notice for browsers without scripts; search engines do not index them.
 * `404.html` is for all other paths. `sitemap.xml` lists the canonical URLs.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig
  let built: Rolldown.OutputChunk[] = []
  /** The modules that are imported dynamically, by their file in the build for Node. */
  const lazyModules = new Map<string, string[]>()
  const reportImports: Plugin = {
    name: 'report-imports',
    renderChunk: (code) =>
      code.replace(/\bimport\((".*?")\)/g, '(globalThis.onImport?.($1), import($1))'),
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const isLazy = (id: string) => (this.getModuleInfo(id)?.dynamicImporters ?? []).length > 0
        lazyModules.set(path.basename(file.fileName), file.moduleIds.filter(isLazy))
      }
    },
  }
  return {
    name: 'prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: (resolved) => {
      config = resolved
    },
    generateBundle(_, bundle) {
      built = Object.values(bundle).filter((file) => file.type === 'chunk')
    },
    async closeBundle() {
      const { base, mode, root } = config
      const out = path.resolve(root, config.build.outDir)
      const tempDir = path.resolve(root, TEMP_DIR, String(process.pid))
      await build({
        base,
        mode,
        logLevel: 'warn',
        plugins: [reportImports],
        build: {
          ssr: 'src/prerender.tsx',
          outDir: tempDir,
          emptyOutDir: true,
          copyPublicDir: false,
        },
      })
      const entry: typeof import('../src/prerender') = await import(
        pathToFileURL(path.join(tempDir, 'prerender.js')).href
      )
      const { drawPlaceholder }: typeof import('../mocks/backend/images/drawPlaceholder') =
        await importTs('mocks/backend/images/drawPlaceholder.ts')

      const html = inlineBootstrap(
        inlineStyles(withoutIndents(readFileSync(path.join(out, 'index.html'), 'utf8')), out, base),
        out,
        base,
      ).replace(`"${base}share.png"`, `"${entry.siteUrl('/share.png')}"`)
      const nameOf = ({ fileName }: Rolldown.OutputChunk) => fileName
      const started = withImports(built.filter(({ isEntry }) => isEntry).map(nameOf), built)
      const slices = built.flatMap((one) =>
        started.includes(one.fileName) ? one.dynamicImports : [],
      )
      // At the end, so that on a thin line the scripts do not delay the content.
      const empty = html.replace(
        '</body>',
        () => `${preloads(withImports(slices, built), html)}</body>`,
      )
      const locations: string[] = []
      const inlineScripts = new Set<string>()
      const privatePaths = entry.screens.flatMap(({ area, path }) =>
        area === 'public' ? [] : path,
      )
      for (const address of [...entry.publicPaths, NOT_FOUND, ...privatePaths]) {
        const page = await entry.prerender(address)
        const html = filled(page, address)
        const isPrivate = privatePaths.includes(address)
        const own = isPrivate ? html.replace('</head>', `${NO_INDEX}</head>`) : withoutNotice(html)
        write(address, own)
        const canonical = page.tags.match(/rel="canonical" href="([^"]*)"/)?.[1]
        if (!isPrivate && canonical === entry.siteUrl(address)) locations.push(canonical)
      }
      writeFileSync(path.join(out, 'sitemap.xml'), sitemap(locations))
      const policy = mode === 'demo' ? null : contentPolicy(inlineScripts, config.env)
      writeFileSync(path.join(out, HEADERS_FILE), headersFile(policy, base))
      // Not earlier: its lazy chunks are imported while the pages are made.
      rmSync(tempDir, { recursive: true })

      /** Preload links for the scripts that the page does not name yet. */
      function preloads(files: string[], page: string) {
        return files
          .map((file) => `<link rel="modulepreload" crossorigin href="${base}${file}">`)
          .filter((link) => !page.includes(link))
          .join('')
      }

      /** The scripts of a page: the components of its routes, and what its loaders imported. */
      function scriptsOf({ routeIds, imported }: PrerenderedPage) {
        const routes = routeIds.map((id) => `/src/routes${id.replace(/\/$/, '/index')}.tsx?`)
        const modules = imported.flatMap((file) => lazyModules.get(path.basename(file)) ?? [])
        const isOfPage = (id: string) =>
          modules.includes(id) || routes.some((file) => id.includes(file))
        const chunks = built.filter(({ moduleIds }) => moduleIds.some(isOfPage))
        return withImports(chunks.map(nameOf), built)
      }

      /** The first placeholders of a demo page as CSS backgrounds (src/ui/news/Picture.tsx). */
      function leadPictures(body: string) {
        const attributes = body.replaceAll('&amp;', '&').matchAll(LEAD_PICTURE)
        const rules = Array.from(attributes, ([attribute, address = '']) => {
          const { pathname, searchParams } = new URL(address, 'http://site')
          const [height = 0, width = 0] = pathname.split('/').reverse().map(Number)
          const svg = drawPlaceholder(width, height, Object.fromEntries(searchParams))
          return `span[${attribute}]{background:url("data:image/svg+xml,${encodeURIComponent(svg)}") center/cover}`
        })
        return rules.length > 0 ? `<style>${rules.join('')}</style>` : ''
      }

      function write(address: string, html: string) {
        const file = path.join(out, address === '/' ? 'index.html' : `${address}.html`)
        mkdirSync(path.dirname(file), { recursive: true })
        const scripts = inlineScriptsOf(html)
        for (const script of scripts) inlineScripts.add(script)
        writeFileSync(file, withPolicy(html, contentPolicy(scripts, config.env, mode === 'demo')))
      }

      function filled(page: PrerenderedPage, address: string) {
        const { tags, styles, body } = page
        const own = encodeURI(base + address.slice(1)).replace(/(.)\/$/, '$1')
        return empty
          .replace('<html ', `<html data-prerendered-path="${own}" ${mainPicture(body)}`)
          .replace(/<title>.*?<\/title>/, () => tags.replace(/<(\w+)/g, '<$1 data-prerendered=""'))
          .replace('</head>', () => `${minified(styles)}${leadPictures(body)}</head>`)
          .replace('</body>', () => `${preloads(scriptsOf(page), empty)}</body>`)
          .replace('<div id="root">', (root) => root + body)
      }
    },
  }
}

/** The style elements of a page, as Vite minifies a style sheet: 1 kB of the home page. */
const minified = (styles: string) =>
  styles.replace(/(<style [^>]*>)(.*?)(<\/style>)/gs, (_, start, css, end) => {
    const { code } = transform({ filename: 'page.css', code: Buffer.from(css), minify: true })
    return start + code.toString().replaceAll('</', '<\\/') + end
  })

/** The attribute by which `preboot.ts` finds the main picture of the page, which it preloads. */
function mainPicture(body: string) {
  const [, address] = body.match(/<img src="([^"]*)"[^>]*fetchpriority="high"/i) ?? []
  return address ? `data-main-picture="${address}" ` : ''
}

const NOT_FOUND = '/404'
const NO_INDEX = '<meta name="robots" content="noindex">'
const LEAD_PICTURE = /data-picture="([^"]*)"/g
/** The notice of index.html for browsers without scripts. A public page does not need it. */
const withoutNotice = (html: string) =>
  html.replace(/<!-- Only pages[^>]*-->\s*<noscript>[\s\S]*?<\/noscript>\s*/, '')

const withoutIndents = (html: string) => html.replace(/\n\s+/g, '\n')

/** Puts the few rules of the style sheets into the page, so that no request delays the first paint. */
function inlineStyles(html: string, out: string, base: string) {
  return html.replace(/<link rel="stylesheet"[^>]*href="([^"]*)">/g, (_, href) => {
    const css = readFileSync(path.join(out, href.slice(base.length)), 'utf8')
    return `<style>${css.trim()}</style>`
  })
}

/** The script that starts the app is a few lines: a request less. In a mock build it is not the file of the entry. */
function inlineBootstrap(html: string, out: string, base: string) {
  const [tag = '', href = ''] =
    html.match(
      /<script type="module" crossorigin src="([^"]*\/(?:bootstrap|index)-[^"]*)"><\/script>/,
    ) ?? []
  if (!href) throw new Error('index.html names no bootstrap script')
  const code = readFileSync(path.join(out, href.slice(base.length)), 'utf8')
  const folder = href.slice(0, href.lastIndexOf('/') + 1)
  const inline = code.trim().replaceAll(/(["'`])\.\//g, `$1${folder}`)
  return html.replace(tag, () => `<script type="module">${inline}</script>`)
}

/** These files and all that they import. */
function withImports(names: string[], built: readonly Rolldown.OutputChunk[]) {
  const files = new Set(names)
  for (const file of files)
    for (const { fileName, imports } of built)
      if (fileName === file) for (const one of imports) files.add(one)
  return [...files]
}

function sitemap(locations: string[]) {
  const urls = locations.map((location) => `  <url><loc>${location}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}
