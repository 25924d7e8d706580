import { OWN_DATA } from '@mocks/demo/format/linkParams'
import { changeTab, forgetTab, OWN, readTab, returnToPage } from '@mocks/demo/storage/tabState'
import { applyTab } from '@mocks/demo/storage/tabStorage'
import { writeText } from '@/lib/storage'

/** The first script in the head of each page of a mock build: the first paint already has the theme of a link. */
const query = new URLSearchParams(location.search)
const theme = query.get('theme') ?? ''
const own = readTab()?.own
// Nothing of an earlier link stays.
if (query.get('data') === OWN_DATA && own && !(own === 'theme' && theme)) forgetTab()
if (/^(light|dark|system)$/.test(theme) && writeText(`${OWN}theme`, theme, 'sessionStorage'))
  changeTab({ own: readTab()?.own ?? 'theme' })
const href = returnToPage()
if (href !== null && new URL(href).pathname !== location.pathname) location.replace(href)
else if (href !== null) history.replaceState(null, '', href)
applyTab()
