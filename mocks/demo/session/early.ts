import { changeTab, OWN, readTab } from '@mocks/demo/storage/tabState'
import { applyTab } from '@mocks/demo/storage/tabStorage'
import { writeText } from '@/lib/storage'

/** The first script in the head of each page of a mock build: the first paint already has the theme of a link. */
const theme = new URLSearchParams(location.search).get('theme') ?? ''
if (/^(light|dark|system)$/.test(theme) && writeText(`${OWN}theme`, theme, 'sessionStorage'))
  changeTab({ own: readTab()?.own ?? 'theme' })
applyTab()
