import type { ResolveModulePreloadDependenciesFn, Rolldown } from 'vite'
import { type GetModuleInfo, importGraph } from './importGraph.ts'

/** `users`: a bit for each visit; `imports`: those of imports too */
type Chunk = { ids: string[]; size: number; users: bigint; imports: Set<Chunk> }

/** A request costs as much as so many bytes of source that a page does not need. */
const REQUEST = 9000
/** The largest chunk that is merged from others, in bytes of source: the browser runs it in one task. */
const LARGEST = 150_000
/** What a page loads before hydration counts so many times more than what it loads afterwards. */
const BEFORE_HYDRATION = 24
/** The chunks of the start; they run before any other one. */
const START = ['bootstrap', 'imports', 'libraries', 'app', 'rolldown-runtime']

/**
 * Chunks by what loads them. The entry has four: `bootstrap`; `imports`, what bootstrap shares with other chunks, which
 * would otherwise run it again; `libraries`; `app`. The other modules are divided by the set of visits that load them.
 * Then two chunks become one where the saved requests are worth more than the unneeded bytes that some visit loads. What
 * every page loads then belongs to `app`.
 * A new screen needs nothing here. ADR-7 has the sizes with groups of Rolldown instead (29 November 2026). Delete this
 * when Rolldown counts the unneeded bytes of a page.
 */
export function codeSplitting(): Rolldown.CodeSplittingOptions {
  const ids: string[] = []
  let names: Map<string, string> | undefined
  return {
    groups: [
      {
        debugName: 'module graph',
        // Rolldown calls it for every module that is in the build, and then `name`.
        test: (id) => ids.push(id) > 0,
        name: (id, context) => {
          names ??= chunkNames(ids, (one) => context.getModuleInfo(one))
          return names.get(id)
        },
        includeDependenciesRecursively: false,
      },
    ],
  }
}

/**
 * What an `import()` preloads besides the file itself: no chunk that runs already. Its name in each list was 1 kB of every
 * page, and asking for it again took time at the press.
 */
export const missingDependencies: ResolveModulePreloadDependenciesFn = (_, files, { hostType }) => {
  if (hostType === 'html') return files
  const missing = files.filter((file) => !START.some((name) => file.startsWith(`assets/${name}-`)))
  return missing.length > 1 ? missing : []
}

/**
 * The built files. Their names say nothing about the content: content blockers would keep back `AddAdDialog`, and
 * with it all files that import it. A hash of hexadecimal digits has no hyphen, as in «-ad-».
 */
export const files: Rolldown.OutputOptions = {
  hashCharacters: 'hex',
  chunkFileNames: ({ name }) => `assets/${START.includes(name) ? name : 'part'}-[hash].js`,
  assetFileNames: 'assets/part-[hash][extname]',
  // Chromium compiles these files as a whole on another thread, instead of each function at its first call, which took
  // an eighth of the main thread's time until hydration (ADR-7).
  postBanner: ({ name }) => (START.includes(name) ? '//# allFunctionsCalledOnLoad' : ''),
}

/** The name of the chunk of each module; Rolldown places a module without one. */
function chunkNames(ids: string[], getModuleInfo: GetModuleInfo) {
  const importsOf = importGraph(getModuleInfo)
  /** These modules and all that they import. */
  const closure = (some: Iterable<string>) => {
    const found = new Set(some)
    for (const id of found) for (const one of importsOf(id)) found.add(one)
    return found
  }
  const lazy = (some: Iterable<string>) =>
    [...some].flatMap((id) => getModuleInfo(id)?.dynamicallyImportedIds ?? [])

  const entry = closure(ids.filter((id) => getModuleInfo(id)?.isEntry))
  const app = closure(lazy(entry))
  // With what they import of ours: an alias may replace a part of a library.
  const libraries = closure([...app].filter((id) => id.includes('/node_modules/')))
  const roots = [...new Set(lazy(ids))].filter((id) => !app.has(id))
  const routes = roots.filter((id) => id.includes('?tsr-split='))
  const isIn = (id: string, layout: string) => id.startsWith(layout.replace(/\.tsx\?.*/, '/'))

  const pages = routes
    .filter((id) => !routes.some((one) => isIn(one, id)))
    .map((page) => closure(routes.filter((id) => id === page || isIn(page, id))))
  const awaited = lazy(app).filter((id) => id.endsWith('.ts'))
  // A visit: a page, or what a loader awaits; then a page with the components that it loads later, when it is quiet;
  // then each other `import()`, such as the content of one country.
  const first = [...pages, ...awaited.map((id) => closure([id]))]
  const later = pages.map((page) => {
    const all = new Set(page)
    for (const id of all)
      if (!app.has(id))
        for (const one of closure(lazy([id]).filter((root) => root.endsWith('.tsx')))) all.add(one)
    return all
  })
  const others = roots.filter((id) => !later.some((all) => all.has(id))).map((id) => closure([id]))
  const visits = [...first, ...later, ...others]
  const everyPage = bit(pages.length) - 1n
  const before = bit(first.length) - 1n
  // Not remembered: a Map hashes a bigint by its lowest 64 bits alone.
  const weight = (users: bigint) => count(users) + BEFORE_HYDRATION * count(users & before)

  const names = new Map<string, string>()
  const chunks = new Map<bigint, Chunk>()
  for (const id of ids) {
    const users = visits.reduce((bits, visit, at) => bits | (visit.has(id) ? bit(at) : 0n), 0n)
    const chunk: Chunk = chunks.get(users) ?? { ids: [], size: 0, users, imports: new Set() }
    if (entry.has(id)) names.set(id, app.has(id) ? 'imports' : 'bootstrap')
    else if (app.has(id)) names.set(id, libraries.has(id) ? 'libraries' : 'app')
    else if (users) {
      chunks.set(users, chunk)
      chunk.ids.push(id)
      chunk.size += (getModuleInfo(id)?.code ?? '').replace(/\/\*[\s\S]*?\*\//g, '').length
    }
  }
  for (const [at, { ids, users }] of merged([...chunks.values()], closure, weight).entries())
    for (const id of ids) names.set(id, (users & everyPage) === everyPage ? 'app' : `part ${at}`)
  return names
}

/**
 * Merges the pair of chunks that saves most, until no merge saves anything. A merge by which chunks would import each other
 * is left out: a module could run before one that it imports.
 */
function merged(
  chunks: Chunk[],
  closure: (ids: string[]) => Set<string>,
  weight: (users: bigint) => number,
) {
  const chunkOf = new Map(chunks.flatMap((chunk) => chunk.ids.map((id) => [id, chunk])))
  for (const chunk of chunks)
    for (const id of closure(chunk.ids)) {
      const imported = chunkOf.get(id)
      if (imported && imported !== chunk) chunk.imports.add(imported)
    }
  /** The unneeded bytes that the users of `a` would load with `b`. */
  const waste = (a: Chunk, b: Chunk) =>
    [b, ...b.imports].reduce((sum, { users, size }) => sum + weight(a.users & ~users) * size, 0)
  const isFar = (a: Chunk, b: Chunk) =>
    [...a.imports].some((one) => one !== b && one.imports.has(b))
  /** Zero for a pair that must not be merged, or is worth no more than `least`. */
  const gain = (a: Chunk, b: Chunk, least: number) => {
    if (a.size + b.size > LARGEST) return 0
    const saved = weight(a.users & b.users) * REQUEST
    if (saved <= least) return 0
    if (weight(a.users & ~b.users) * b.size + weight(b.users & ~a.users) * a.size >= saved) return 0
    return isFar(a, b) || isFar(b, a) ? 0 : saved - waste(a, b) - waste(b, a)
  }
  const all = new Set(chunks)
  for (;;) {
    let best: [Chunk, Chunk] | undefined
    let most = 0
    for (const chunk of all)
      for (const one of all) {
        // Each pair once.
        if (one === chunk) break
        const value = gain(chunk, one, most)
        if (value <= most) continue
        most = value
        best = [chunk, one]
      }
    if (!best) return [...all]
    const [chunk, one] = best
    all.delete(chunk)
    one.ids.push(...chunk.ids)
    one.size += chunk.size
    one.users |= chunk.users
    for (const imported of chunk.imports) one.imports.add(imported)
    one.imports.delete(one)
    one.imports.delete(chunk)
    for (const imported of one.imports) imported.users |= one.users
    for (const other of all)
      if (other.imports.delete(chunk) || other.imports.has(one))
        for (const imported of [one, ...one.imports]) other.imports.add(imported)
  }
}

const bit = (at: number) => 1n << BigInt(at)

/** How many bits are set. */
function count(bits: bigint) {
  let sum = 0
  for (let rest = bits; rest; rest >>= 32n)
    for (let word = Number(rest & 0xffffffffn) | 0; word; word &= word - 1) sum++
  return sum
}
