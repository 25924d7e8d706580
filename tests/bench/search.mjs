// Measures the search: keystroke to results in Node, over the sample content and over 50,000 generated items; then
// keystroke to paint on /search of the built demo, compared with a plain field. Absolute times depend on the machine,
// so the results are ratios within one run. BENCH_SITE=http://localhost:5173/ measures another site.
import { createServer } from 'vite'
import { formatTimes, median, percentile, timeToPaint, withDemo } from './demo.mjs'

const GENERATED = 50_000
const ROUNDS = 9
/** Queries that are typed letter by letter: common, rare, misspelt, two words, a word without results. */
const QUERIES = ['مكتبه', 'الرياضه', 'سباق القوارب', 'اسئله', 'قرنبيط']

/** @typedef {{ title: string, texts?: readonly string[] }} Item */
/** @typedef {{ search: (query: string) => Item[] }} Index */

await measureEngine()
await measurePage()

async function measureEngine() {
  const vite = await createServer({
    configFile: false,
    server: { middlewareMode: true, ws: false },
    appType: 'custom',
    resolve: { tsconfigPaths: true },
    optimizeDeps: { noDiscovery: true },
    logLevel: 'warn',
  })
  try {
    const { createSearchIndex } = await vite.ssrLoadModule('/src/lib/search/searchIndex.ts')
    const { loadSearchItems } = await vite.ssrLoadModule('/src/content/searchItems.ts')
    /** @type {Item[]} */
    const sample = await loadSearchItems()
    const sizes = [sample, generate(sample, GENERATED)].map((items) => {
      const start = performance.now()
      /** @type {Index} */
      const index = createSearchIndex(items)
      return { count: items.length, build: performance.now() - start, ...typeInto(index) }
    })
    reportEngine(sizes)
  } finally {
    await vite.close()
  }
}

/**
 * Returns items made of the sample's words in random order, the same ones in every run.
 * @param {readonly Item[]} sample
 * @param {number} count
 */
function generate(sample, count) {
  const words = [...new Set(sample.flatMap(({ title }) => title.split(' ')))]
  let seed = 20261120
  const next = () => {
    // A linear congruential generator is good enough here and needs no library.
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return seed / 2 ** 32
  }
  const some = (/** @type {number} */ length) =>
    Array.from({ length }, () => words[Math.floor(next() * words.length)]).join(' ')
  return Array.from({ length: count }, () => ({ title: some(9), texts: [some(1), some(2)] }))
}

/** @param {Index} index */
function typeInto(index) {
  const times = []
  let results = 0
  for (let round = 0; round < ROUNDS + 2; round += 1) {
    for (const query of QUERIES) {
      for (let length = 1; length <= query.length; length += 1) {
        const start = performance.now()
        results += index.search(query.slice(0, length)).length
        // The first two rounds warm up the JavaScript engine.
        if (round > 1) times.push(performance.now() - start)
      }
    }
  }
  return { times, results }
}

/** @param {{ count: number, build: number, times: number[], results: number }[]} sizes */
function reportEngine(sizes) {
  const base = median(sizes[0]?.times ?? [])
  console.log(
    'Search engine, keystroke to results in Node (medians; ratio to the sample content)\n',
  )
  for (const { count, build, times } of sizes) {
    const ratio = (median(times) / base).toFixed(1)
    console.log(
      `${String(count).padStart(6)} items: ×${ratio}  (${median(times).toFixed(3)} ms, slowest of 20: ${percentile(times, 0.95).toFixed(2)} ms; built in ${build.toFixed(0)} ms)`,
    )
  }
  const [small, large] = sizes
  if (small && large) {
    const perItem = median(large.times) / base / (large.count / small.count)
    console.log(
      `        per item ×${perItem.toFixed(2)}: under 1, it grows more slowly than the content\n`,
    )
  }
}

async function measurePage() {
  await withDemo(async (browser, site) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    await page.goto(`${site}contact`)
    const plain = await typeOn(page, page.getByRole('main').getByRole('textbox').first())
    await page.goto(`${site}search?q=${encodeURIComponent('مكتبة')}`)
    await page.getByRole('group', { name: 'نوع النتيجة' }).waitFor()
    const search = await typeOn(page, page.getByRole('main').getByRole('searchbox'))
    reportPage(plain, search)
  })
}

/**
 * @param {import('playwright').Page} page
 * @param {import('playwright').Locator} field
 */
async function typeOn(page, field) {
  const times = []
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const query of QUERIES) {
      await field.fill('')
      for (const letter of query) {
        times.push(await timeToPaint(page, 'input', () => field.pressSequentially(letter)))
      }
    }
  }
  return times
}

/**
 * @param {number[]} plain
 * @param {number[]} search
 */
function reportPage(plain, search) {
  const ratio = (median(search) / median(plain)).toFixed(2)
  console.log('Search page, keystroke to paint (medians; ratio to a field of the contact form)\n')
  console.log(`  plain field: ×1.00  (${formatTimes(plain)})`)
  console.log(`  search page: ×${ratio}  (${formatTimes(search)})`)
}
