// Creates what the recipes of Storybook describe, from scripts/templates; it changes nothing that exists but lists:
//   npm run new -- screen weather [«الطقس»]          a public screen at /weather, with the Arabic title
//   npm run new -- screen admin/reports [«التقارير»] a screen of the back office
//   npm run new -- resource subscriptions            GET and POST /api/subscriptions, in app, mocks and contract
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { resolveConfig } from 'vite'

const [kind = '', name = '', title = 'صفحة جديدة'] = process.argv.slice(2)
const isScreen = kind === 'screen'
const isName = /^(admin\/)?[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) && !/['"`<>{}\\]/.test(title)
if (!isName || !(isScreen || (kind === 'resource' && !name.includes('/')))) {
  stop(`npm run new -- screen NAME [TITLE]      NAME as in the address: weather, admin/reports
npm run new -- resource NAME            NAME as in the address: subscriptions`)
}
const isAdmin = name.startsWith('admin/')
const area = isAdmin ? 'admin' : 'site'
const kebab = name.replace('admin/', '')
const camel = kebab.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
const Pascal = camel.charAt(0).toUpperCase() + camel.slice(1)

/** @type {Record<string, string>} */
const values = {
  __name__: camel,
  __Name__: Pascal,
  __kebab__: kebab,
  __path__: isScreen ? `/${name}` : `/api/${name}`,
  __title__: title,
  __Area__: isAdmin ? 'Admin' : 'Public',
}
/** @param {string} file */
const template = (file) =>
  readFileSync(path.join(import.meta.dirname, 'templates', `${file}.txt`), 'utf8')
/** The table of the folders: a new one is on a floor of its own, below the chrome. */
const LAYERS = 'scripts/lint/layers.ts'
/** The place of an import; Biome sorts them. */
const IMPORTS = /^import /m
const END_OF_LIST = /^\]$/m

/** @type {Map<string, string>} the files to write; nothing is written if one step fails */
const files = new Map()

if (isScreen) addScreen()
else addResource()

for (const [file, text] of files) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}
// The router's plugin writes src/routeTree.gen.ts while Vite reads its configuration.
if (isScreen) await resolveConfig({ logLevel: 'error' }, 'build')
if (isScreen) spawnSync(process.execPath, ['scripts/importTs.mjs', LAYERS], { stdio: 'inherit' })
const { status } = spawnSync('biome', ['check', '--write', ...files.keys()], { stdio: 'inherit' })
if (status !== 0) process.exit(1)
console.log(`\nWritten:\n${[...files.keys()].map((file) => `  ${file}`).join('\n')}\n`)
console.log(
  isScreen
    ? 'Next: write the page and its stories. Recipe: .storybook/docs/foundations/newScreen.mdx'
    : 'Next: the fields, a screen that makes the calls (until then `npm run check -- unused` reports the hooks), and its lines of\n' +
        'tests/faults/callActions.ts. Recipe: .storybook/docs/addingAResource.mdx',
)

function addScreen() {
  create(`src/routes/${isAdmin ? name : `_site/${name}`}.tsx`, `screen/${area}Route`)
  create(`src/${area}/${camel}/${Pascal}Page.tsx`, `screen/${area}Page`)
  create(`src/${area}/${camel}/${Pascal}Page.stories.tsx`, 'screen/stories')
  insert('tests/addresses.ts', /^\}\n/m, `  '${name}': '__title__',\n`)
  const chrome = new RegExp(`(?<='src/${area}': .*)'chrome',`, 's')
  insert(LAYERS, chrome, "'__name__',\n      ")
  if (isAdmin) {
    const menu = 'src/admin/menu/adminMenu.ts'
    const entry = "{ label: '__title__', icon: FileText, to: '__path__' }, "
    insert('src/content/screens.ts', END_OF_LIST, "  admin('__path__', '__title__'),\n")
    insert(menu, /^\} from 'lucide-react'$/m, '  FileText,\n')
    insert(menu, /(?<=key: 'system',\n.*\n {4}entries: \[)/, entry)
  } else {
    insert(
      'src/content/screens.ts',
      /^ {2}account\('\/dashboard'/m,
      "  open('__path__', '__title__'),\n",
    )
    insert('src/publicPaths.ts', END_OF_LIST, "  '__path__',\n")
  }
}

function addResource() {
  create(`src/api/${camel}.ts`, 'resource/api')
  create(`src/api/${camel}.test.ts`, 'resource/apiTest')
  create(`mocks/backend/handlers/${camel}.ts`, 'resource/handlers')
  create(`mocks/backend/handlers/${camel}.test.ts`, 'resource/handlersTest')
  const handlers = 'mocks/backend/handlers/index.ts'
  insert(handlers, IMPORTS, "import { __name__Handlers } from './__name__'\n")
  insert(handlers, END_OF_LIST, '  ...__name__Handlers(),\n')
  const dataCalls = `  __name__List: { label: 'قراءة __kebab__', method: 'GET', path: '*__path__' },
  __name__Add: { label: 'إضافة إلى __kebab__', method: 'POST', path: '*__path__' },\n`
  insert('mocks/backend/dataCalls.ts', /^\} satisfies Record</m, dataCalls)
  /** @param {string[]} schemas */
  const imported = (...schemas) =>
    `import { ${schemas.map((one) => `__name__${one}Schema`).join(', ')} } from '@/api/__name__'\n`
  const calls = 'mocks/backend/contract/calls.ts'
  insert(calls, IMPORTS, imported('Input', 'List'))
  insert(calls, /^\}\n\n\/\*\* The error/m, template('resource/calls'))
  const openapi = 'mocks/backend/contract/openapi.ts'
  const named = ['Input', 'Item', 'List'].map((one) => `  __Name__${one}: __name__${one}Schema,\n`)
  insert(openapi, IMPORTS, imported('Input', 'Item', 'List'))
  insert(openapi, /^ {2}Problem: problemSchema,$/m, named.join(''))
  const answers = `'GET __path__': '200 401 403 405 429 500 503',
'POST __path__': '201 400 401 403 405 413 429 500 503 2XX',\n`
  insert('tests/contract/http.test.ts', /^ +'GET \/api\/contact-messages': '/m, answers)
  const suite = 'tests/contract/suite.ts'
  const reads = /^ {2}\}\n\n {2}const writes: Cases = \{$/m
  const writes = /^ {2}\}\n\n {2}return \[\.\.\.casesOf\(reads/m
  insert(suite, IMPORTS, imported('List'))
  insert(suite, reads, template('resource/contractReads'))
  insert(suite, writes, template('resource/contractWrites'))
  insert('tests/faults/callActions.ts', /^\}\n$(?![\s\S])/m, template('resource/callActions'))
}

/** @param {string} text */
function fill(text) {
  return text.replace(/__\w+?__/g, (key) => values[key] ?? key)
}

/** @param {string} file @param {string} from a template */
function create(file, from) {
  if (existsSync(file)) stop(`${file} exists already.`)
  files.set(file, fill(template(from)))
}

/** Inserts a text before the first match. @param {string} file @param {RegExp} place @param {string} text */
function insert(file, place, text) {
  const old = files.get(file) ?? readFileSync(file, 'utf8')
  const at = old.search(place)
  if (at < 0) stop(`${file} has no ${place}: scripts/new.mjs must be adapted to its new form.`)
  files.set(file, old.slice(0, at) + fill(text) + old.slice(at))
}

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(message)
  process.exit(1)
}
