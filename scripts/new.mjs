// Creates what the recipes of Storybook describe, from scripts/templates; it changes nothing that exists but lists:
//   npm run new -- screen weather [«الطقس»]          a public screen at /weather, with the Arabic title
//   npm run new -- screen admin/reports [«التقارير»] a screen of the back office
//   npm run new -- resource subscriptions            GET and POST /api/subscriptions, in app, mocks and contract
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { resolveConfig } from 'vite'

const USAGE = `npm run new -- screen NAME [TITLE]      NAME as in the address: weather, admin/reports
npm run new -- resource NAME            NAME as in the address: subscriptions`
const templates = path.join(import.meta.dirname, 'templates')
const [kind = '', name = '', title = 'صفحة جديدة'] = process.argv.slice(2)

const isName = /^(admin\/)?[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) && !/['"`<>{}\\]/.test(title)
if (!isName || !['screen', 'resource'].includes(kind) || (kind === 'resource' && /\//.test(name))) {
  stop(USAGE)
}
const kebab = name.replace('admin/', '')
const camel = kebab.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
const Pascal = camel.charAt(0).toUpperCase() + camel.slice(1)
const isAdmin = name.startsWith('admin/')

/** @type {Record<string, string>} */
const values = {
  __name__: camel,
  __Name__: Pascal,
  __NAME__: kebab.toUpperCase().replaceAll('-', '_'),
  __kebab__: kebab,
  __path__: kind === 'screen' ? `/${name}` : `/api/${name}`,
  __title__: title,
  __Area__: isAdmin ? 'Admin' : 'Public',
}
/** @param {string} text */
const fill = (text) => text.replace(/__\w+?__/g, (key) => values[key] ?? key)
/** @param {string} file */
const template = (file) => fill(readFileSync(path.join(templates, `${file}.txt`), 'utf8'))

/** @type {Map<string, string>} the files to write; nothing is written if one step fails */
const files = new Map()

if (kind === 'screen') addScreen()
else addResource()

for (const [file, text] of files) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}
// The router's plugin writes src/routeTree.gen.ts while Vite reads its configuration.
if (kind === 'screen') await resolveConfig({ logLevel: 'error' }, 'build')
const { status } = spawnSync('biome', ['check', '--write', ...files.keys()], { stdio: 'inherit' })
if (status !== 0) process.exit(1)
const written = [...files.keys(), ...(kind === 'screen' ? ['src/routeTree.gen.ts'] : [])]
console.log(`\nWritten:\n${written.map((file) => `  ${file}`).join('\n')}\n`)
console.log(
  kind === 'screen'
    ? 'Next: write the page and its stories. Recipe: .storybook/docs/foundations/newScreen.mdx'
    : 'Next: the fields, a screen that makes the calls (until then `npm run check -- unused` reports the hooks), and its lines of\n' +
        'tests/faults/callActions.ts. Recipe: .storybook/docs/addingAResource.mdx',
)

function addScreen() {
  const area = isAdmin ? 'admin' : 'site'
  create(`src/routes/${isAdmin ? name : `_site/${name}`}.tsx`, template(`screen/${area}Route`))
  create(`src/${area}/${camel}/${Pascal}Page.tsx`, template(`screen/${area}Page`))
  create(`src/${area}/${camel}/${Pascal}Page.stories.tsx`, template('screen/stories'))
  const entry = fill("('__path__', '__title__'),\n")
  insert('tests/addresses.ts', /^\}\n/m, fill(`  '${name}': '__title__',\n`))
  if (isAdmin) {
    insert('src/screens.ts', /^\]$/m, `  admin${entry}`)
    insert('src/admin/chrome/adminMenu.ts', /^\} from 'lucide-react'$/m, '  FileText,\n')
    insert(
      'src/admin/chrome/adminMenu.ts',
      /(?<=key: 'system',\n.*\n {4}entries: \[\n)/,
      fill(
        "      { label: '__title__', icon: FileText, link: linkOptions({ to: '__path__' }) },\n",
      ),
    )
  } else {
    insert('src/screens.ts', /^ {2}account\('\/dashboard'/m, `  open${entry}`)
    insert('src/publicPaths.ts', /^\]$/m, fill("  '__path__',\n"))
  }
}

function addResource() {
  create(`src/api/${camel}.ts`, template('resource/api'))
  create(`src/api/${camel}.test.ts`, template('resource/apiTest'))
  create(`mocks/backend/handlers/${camel}.ts`, template('resource/handlers'))
  create(`mocks/backend/handlers/${camel}.test.ts`, template('resource/handlersTest'))
  addImport('mocks/backend/handlers/index.ts', "import { __name__Handlers } from './__name__'")
  insert('mocks/backend/handlers/index.ts', /^\]$/m, fill('  ...__name__Handlers(),\n'))
  const calls = [
    "  __name__List: { label: 'قراءة __kebab__', method: 'GET', path: '*__path__' },\n",
    "  __name__Add: { label: 'إضافة إلى __kebab__', method: 'POST', path: '*__path__' },\n",
  ]
  insert(
    'mocks/backend/dataCalls.ts',
    /^\} satisfies Record<string, DataCall>/m,
    fill(calls.join('')),
  )
  const schemas = "import { __name__InputSchema, __name__ListSchema } from '@/api/__name__'"
  addImport('mocks/backend/contract/calls.ts', schemas)
  insert('mocks/backend/contract/calls.ts', /^\]$/m, template('resource/calls'))
  addImport(
    'mocks/backend/contract/openapi.ts',
    "import { __name__InputSchema, __name__ItemSchema, __name__ListSchema } from '@/api/__name__'",
  )
  const named = ['Input', 'Item', 'List'].map((end) => `  __Name__${end}: __name__${end}Schema,\n`)
  insert(
    'mocks/backend/contract/openapi.ts',
    /^ {2}Problem: problemSchema,$/m,
    fill(named.join('')),
  )
  const list = 'tests/contract/http.test.ts'
  insert(
    list,
    /^ +'GET \/api\/contact-messages': '/m,
    fill("'GET __path__': '200 401 405 500',\n'POST __path__': '201 400 401 405 413 500 2XX',\n"),
  )
  const suite = 'tests/contract/suite.ts'
  addImport(suite, "import { __name__ListSchema } from '@/api/__name__'")
  insert(suite, /^ {2}\}\n\n {2}const writes: Cases = \{$/m, template('resource/contractReads'))
  insert(
    suite,
    /^ {2}\}\n\n {2}return \[\.\.\.casesOf\(reads/m,
    template('resource/contractWrites'),
  )
  insert('tests/faults/callActions.ts', /^\}\n$(?![\s\S])/m, template('resource/callActions'))
}

/** @param {string} file @param {string} text */
function create(file, text) {
  if (existsSync(file)) stop(`${file} exists already.`)
  files.set(file, text)
}

/** Biome sorts the imports afterwards. @param {string} file @param {string} line */
function addImport(file, line) {
  insert(file, /^import /m, `${fill(line)}\n`)
}

/**
 * Inserts a text before the first match.
 * @param {string} file @param {RegExp} place @param {string} text
 */
function insert(file, place, text) {
  const old = files.get(file) ?? readFileSync(file, 'utf8')
  const at = old.search(place)
  if (at < 0) stop(`${file} has no ${place}: scripts/new.mjs must be adapted to its new form.`)
  files.set(file, old.slice(0, at) + text + old.slice(at))
}

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(message)
  process.exit(1)
}
